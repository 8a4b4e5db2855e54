/** Names a feed in the head of a page that finds out in the browser whose it is, for programs that read feeds. */
export const announceFeed = (page: Document, title: string, href: string): void => {
  const link = page.createElement('link')
  Object.assign(link, { rel: 'alternate', type: 'application/atom+xml', title, href })
  page.head.append(link)
}
