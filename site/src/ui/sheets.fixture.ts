/**
 * Has a page load each style sheet that is put into its head, as a browser does. What sheets of ours lead to in tests is the same for all
 * of them, nothing, and each is loaded once a process: one that no page ever loads would keep the tests of all files after it waiting.
 * A sheet with an address of a test's own ends as that test says.
 */
export const loadSheets = (document: Document): void => {
  const { head } = document
  const append = head.append.bind(head)
  head.append = (...nodes) => {
    append(...nodes)
    for (const sheet of head.querySelectorAll<HTMLLinkElement>('link[href=""]')) {
      if (nodes.includes(sheet)) queueMicrotask(() => sheet.onload?.(new Event('load')))
    }
  }
}
