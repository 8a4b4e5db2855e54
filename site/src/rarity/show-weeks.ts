import type { Language, RarityType } from '@kupodex/data/game'
import { answered } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { showFailed } from '#ask/show-failed.ts'
import { setHtml } from '#ui/set-html.ts'
import { weekTexts } from './texts.ts'
import { weeksHtml } from './week-line.ts'
import { readListWeeks } from './weeks.ts'

/** Fetches and shows owners week by week in the place of a page that names a thing: the newest half year, and all of it where the reader asks for that. */
export const showWeeks = (place: HTMLElement, language: Language): void => {
  const [type = '', scope = '', id = ''] = (place.dataset.weeks ?? '').split('/')
  const room = place.querySelector('.week-room')
  if (room === null) return
  const show = (isWhole: boolean) => {
    const weeks = createResource(async () => answered(await readListWeeks(ask, type as RarityType, scope, isWhole)))
    weeks.subscribe((view) => {
      if (view.state === 'loading') return
      if (view.state === 'failed')
        return showFailed({ place: room, language, name: weekTexts(language).name }, weeks.again)
      setHtml(room, weeksHtml(language, type as RarityType, view.value, Number(id)))
      room.querySelector('[data-earlier]')?.addEventListener('click', () => show(true))
    })
  }
  show(false)
}
