import { afterComments } from './comments.ts'
import { Element, rootOf } from './element.ts'
import { expectLayout } from './layout-error.ts'
import { scan, type Tags } from './scan.ts'

/**
 * The main part of a page, checked to be complete: all its tags nest, and the side column follows right after. A page without
 * that column, or a fragment, has to nest from its first tag to its last. So a page that was cut off or lost a tag never
 * yields values. Tags in `sloppy` may be unpaired, where the site itself writes them like that.
 */
export const mainOf = (html: string, sloppy: readonly string[] = []): Element => {
  const at = html.indexOf('<div class="ldst__main"')
  if (at !== -1) {
    const tags = scan(html, at, true)
    const isWhole = html.startsWith(sideColumn, afterComments(html, tags.end))
    if (isWhole && faultOf(tags, sloppy) === null) return new Element(tags, 0)
  }
  const tags = scan(html)
  const fault = faultOf(tags, sloppy)
  expectLayout(fault === null, `<${fault}> does not nest`)
  const root = rootOf(tags)
  return root.find('ldst__main') ?? root
}

const sideColumn = '<div class="ldst__side"'

const faultOf = ({ faults }: Tags, sloppy: readonly string[]): string | null =>
  faults.find((name) => !sloppy.includes(name)) ?? null
