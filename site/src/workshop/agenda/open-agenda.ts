import type { Language } from '@kupodex/data/game'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { createFollow } from '#ask/show-failed.ts'
import type { Calculator } from './bind-agenda.ts'

/** Loads the agenda once a reader opens it; the returned function says that the calculator's values changed. */
export const openAgenda = (root: HTMLElement, language: Language, calculator: Calculator): (() => void) => {
  const details = root.querySelector<HTMLDetailsElement>('[data-agenda]')
  if (details === null) return () => {}
  let changed = () => {}
  const follow = createFollow({ place: details.querySelector('[data-agenda-failed]'), language, className: 'stack' })
  const agenda = createResource(async () => {
    const { bindAgenda } = await import('./bind-agenda.ts')
    return answered(await bindAgenda(details, language, calculator))
  })
  details.addEventListener('toggle', () => follow(agenda, (bound) => (changed = bound)), { once: true })
  return () => changed()
}
