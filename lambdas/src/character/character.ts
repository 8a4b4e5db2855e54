import type { Store } from '@kupodex/data/store'
import type { AnswersOf } from '../http/handler.ts'
import { type AddingDeps, findCharacter } from './find.ts'
import { shownOf } from './shown.ts'
import { standingsOf } from './standings.ts'
import { achievementsOf, isTypePrivate, summaryOf } from './summaries.ts'
import { eventsOf, firstSightsOf, monthsOf } from './timeline.ts'
import { identityOf, statusAt, viewCharacter } from './view.ts'

/** What the character calls need. */
export interface CharacterDeps extends AddingDeps {
  store: AddingDeps['store'] & Pick<Store, 'readEvents'>
}

/** How many recorded events a timeline shows, in addition to obtained things. */
const longestTimeline = 2000

/** Answers the character calls that only read. */
export const characterAnswers = (deps: CharacterDeps): AnswersOf<'character'> => ({
  charcache: async ({ id }, caller) => {
    const [found, standings] = await Promise.all([findCharacter(deps, id, caller), standingsOf(deps.published, id)])
    if (!found.ok) return found
    const { character, facts, now } = found.value
    return { ok: true, value: viewCharacter(character, facts, standings, now) }
  },

  chartimeline: async ({ id }, caller) => {
    const [found, recorded] = await Promise.all([
      findCharacter(deps, id, caller),
      deps.store.readEvents(id, longestTimeline),
    ])
    if (!found.ok) return found
    const { character, facts, now } = found.value
    const shown = shownOf(character)
    return {
      ok: true,
      value: {
        id,
        status: statusAt(character, now),
        private: shown.hidden,
        events: eventsOf(shown, recorded),
        firstSights: firstSightsOf(shown),
        months: monthsOf(shown, facts, character.profile.legacy),
      },
    }
  },

  charitems: async ({ id, type }, caller) => {
    const found = await findCharacter(deps, id, caller)
    if (!found.ok) return found
    const { character, facts, now } = found.value
    const shown = shownOf(character)
    const achievements = () => achievementsOf(shown, facts, character.profile.legacy)
    const { list: items, ...sums } = summaryOf(type, shown, facts, achievements)
    return {
      ok: true,
      value: { id, status: statusAt(character, now), type, private: isTypePrivate(type, shown), items, ...sums },
    }
  },

  charprofile: async ({ id }, caller) => {
    const found = await findCharacter(deps, id, caller)
    if (!found.ok) return found
    const { character, facts, now } = found.value
    const message = 'This endpoint is deprecated. Use /api/charcache/{id}/ instead.'
    return { ok: true, value: { ...identityOf(character, facts, now), deprecated: true, message } }
  },
})
