/** A numbered page, or a gap between them. */
export type PagerStep = number | 'gap'

/** Numbers beside the current page, and how many pages are all shown. */
const near = 2
const few = 9

/** The numbered buttons of a list: the first, the last and those around the current page. */
export const pagerSteps = (page: number, pages: number): PagerStep[] => {
  if (pages <= few) return Array.from({ length: pages }, (_, at) => at + 1)
  const shown = [...new Set([1, pages, ...Array.from({ length: 2 * near + 1 }, (_, at) => page - near + at)])]
    .filter((step) => step >= 1 && step <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((step, at): PagerStep[] => {
    const before = shown[at - 1]
    if (before === undefined || step - before === 1) return [step]
    return step - before === 2 ? [step - 1, step] : ['gap', step]
  })
}
