import type { Language, RarityType } from '@kupodex/data/game'
import { html } from '@kupodex/data/html'
import { ask } from '#ask/page.ts'
import { answered, published } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { showFailed } from '#ask/show-failed.ts'
import { readListWeeks } from '#rarity/weeks.ts'
import { setHtml } from '#ui/set-html.ts'
import { columnsAfter, firstWeeksHtml, type PatchThing } from './first-weeks.ts'
import { firstWeekTexts } from './texts.ts'

export interface PatchFrame {
  language: Language
  /** When the patch came (epoch ms). */
  released: number
  /** The rarity list of each type of thing that has one. */
  lists: Readonly<Record<string, RarityType>>
}

/** The things of the page's own table that have a rarity list, without their counts. */
const thingsOf = (page: Document, lists: PatchFrame['lists']) =>
  [...page.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((row) => {
    const [type = '', id = ''] = (row.dataset.thing ?? '').split('/')
    const list = lists[type]
    const name = row.querySelector<HTMLElement>('.shelf-item > div a, .shelf-item > div b')
    if (list === undefined || name === null) return []
    const veil = row.querySelector<HTMLElement>('[data-patch]')?.dataset.patch ?? null
    return [{ id: Number(id), list, name: name.textContent, href: name.getAttribute('href'), veil }]
  })

const things = async (page: Document, { lists }: PatchFrame): Promise<PatchThing[]> => {
  const found = thingsOf(page, lists)
  const weeks = new Map(
    await Promise.all(
      [...new Set(found.map(({ list }) => list))].map(
        async (list) => [list, await readListWeeks(ask, list, 'global', true)] as const,
      ),
    ),
  )
  return found.map(({ id, ...thing }) => ({ ...thing, counts: weeks.get(thing.list)?.countsOf(id) ?? [] }))
}

/** Offers what a patch's things did in their first weeks, fetched when it is opened; nothing where owners were not counted then, or cannot be had. */
export const showFirstWeeks = async (page: Document, place: HTMLElement, frame: PatchFrame): Promise<void> => {
  const { language, released } = frame
  const text = firstWeekTexts(language)
  const index = published(await ask('historyIndex', {}, { once: true }))
  const kept = new Set(index?.periods.flatMap(({ rarityWeeks = [] }) => rarityWeeks))
  if (!columnsAfter(released).some((start) => kept.has(start))) return
  setHtml(
    place,
    html`<details class="panel pad"><summary>${text.title}</summary><div class="stack" aria-live="polite"></div></details>`,
  )
  const [box, room] = [place.querySelector('details'), place.querySelector('details > div')]
  const weeks = createResource(async () => answered(await things(page, frame)))
  const fill = () =>
    void weeks.subscribe((view) => {
      if (view.state === 'loading') return
      if (view.state === 'failed') return showFailed({ place: room, language }, weeks.again)
      const table = firstWeeksHtml(language, released, view.value)
      if (room !== null) setHtml(room, table ?? html`<p class="soft">${text.none}</p>`)
    })
  box?.addEventListener('toggle', fill, { once: true })
}
