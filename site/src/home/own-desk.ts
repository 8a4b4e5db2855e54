/** Opens the desk where the page was marked for one before it was painted; where its script cannot be had, the page is that of strangers. */
const place = document.querySelector<HTMLElement>('[data-desk-place]')
if (place !== null && 'desk' in document.documentElement.dataset)
  import('./desk/open-desk.ts').then(
    ({ openDesk }) => openDesk(place),
    () => delete document.documentElement.dataset.desk,
  )
