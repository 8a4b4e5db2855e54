import { safeStorage } from '#storage/safe-storage.ts'

/** Shows those links of `linksHtml` on a page that its reader chose in the settings; before they chose, the page is right as it is. */
export const showChosen = (page: Document): void => {
  const section = page.querySelector<HTMLElement>('[data-chosen-in]')
  const kept = safeStorage('localStorage').getItem(section?.dataset['chosenIn'] ?? '')
  if (section === null || kept === null) return
  const words = kept.split(',')
  const links = [...section.querySelectorAll<HTMLElement>('[data-database]')]
  for (const link of links) link.hidden = !words.includes(link.dataset['database'] ?? '')
  section.hidden = links.every(({ hidden }) => hidden)
}
