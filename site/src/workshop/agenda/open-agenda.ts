import type { WorkshopFacts } from '../facts.ts'
import type { Calculator } from './bind-agenda.ts'

/** Loads the agenda once a reader opens it, again after a failure; the returned function says that the calculator's values changed. */
export const openAgenda = (
  root: HTMLElement,
  facts: Pick<WorkshopFacts, 'language' | 'words'>,
  calculator: Calculator,
): (() => void) => {
  const details = root.querySelector<HTMLDetailsElement>('[data-agenda]')
  const said = details?.querySelector('[data-agenda-said]') ?? null
  let follow: (() => void) | null = null
  let isAsked = false
  const load = async () => {
    if (details === null || isAsked) return
    isAsked = true
    try {
      const { bindAgenda } = await import('./bind-agenda.ts')
      follow = await bindAgenda(details, facts, calculator)
      if (said?.textContent === facts.words.agendaError) said.textContent = ''
    } catch {
      isAsked = false
      if (said !== null) said.textContent = facts.words.agendaError
    }
  }
  details?.addEventListener('toggle', () => {
    if (details.open) void load()
  })
  return () => follow?.()
}
