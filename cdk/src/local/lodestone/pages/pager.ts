import { markup, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'

const pageSize = 50

/** How many pages a list of that many entries has; an empty one has none. */
export const pageCount = (entries: number): number => Math.ceil(entries / pageSize)

/** The entries of a page (1 up). */
export const entriesOf = <T>(all: readonly T[], page: number): readonly T[] =>
  all.slice((page - 1) * pageSize, page * pageSize)

const off = (way: string): Markup =>
  markup`<li><a href="javascript:void(0);" class="icon-list__pager btn__pager__${way} btn__pager__no"></a></li>`

/**
 * The pager of a list with more than one page; null for a shorter one. `path` follows /lodestone and ends where the page
 * number goes; addresses are absolute on the host asked.
 */
export const pager = (
  site: Site,
  options: { readonly path: string; readonly page: number; readonly total: number },
) => {
  const pages = pageCount(options.total)
  if (pages <= 1) return null
  const { page, path } = options
  const to = (way: string, target: number): Markup =>
    markup`<li><a href="${site.origin}/lodestone${path}${target}" class="icon-list__pager btn__pager__${way} js__tooltip" data-tooltip="${way}"></a></li>`
  const back = page > 1 ? [to('prev--all', 1), to('prev', page - 1)] : [off('prev--all'), off('prev')]
  const on = page < pages ? [to('next', page + 1), to('next--all', pages)] : [off('next'), off('next--all')]
  return markup`
<ul class="btn__pager">
	
		${back}
	

	<li class="btn__pager__current">${site.texts.page(page, pages)}</li>

	
		${on}
	
</ul>
`
}
