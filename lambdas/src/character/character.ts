import type { TimelineAnswer } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import { sizes } from '../ground/limits.ts'
import type { Outcome } from '../http/failure.ts'
import type { AnswersOf, Caller } from '../http/handler.ts'
import { type AddingDeps, findCharacter } from './find.ts'
import { itemsOf, notedTimelineOf, timelineOf } from './parts-of-view.ts'
import { besideOf } from './standings.ts'
import { type SeveralDeps, severalItemsAnswer } from './several.ts'
import { identityOf, viewCharacter } from './view.ts'
import { visitAnswer, type VisitDeps } from './visit.ts'

/** English names of races and clans, by the id of the clan. */
type PeopleNames = ReadonlyMap<number, { race: string; tribe: string }>

export interface CharacterDeps extends AddingDeps {
  store: AddingDeps['store'] & Pick<Store, 'readEvents' | 'bannerOf'> & SeveralDeps['store'] & VisitDeps['store']
  people: PeopleNames
}

/** Answers the character calls that do not wait for the Lodestone. */
export const characterAnswers = (deps: CharacterDeps): AnswersOf<'character'> => {
  const timeline =
    (view: typeof timelineOf) =>
    async ({ id }: { id: number }, caller: Caller): Promise<Outcome<TimelineAnswer>> => {
      const [found, recorded] = await Promise.all([
        findCharacter(deps, id, caller),
        deps.store.readEvents(id, sizes.timelineEvents),
      ])
      return found.ok ? { ok: true, value: view(found.value, recorded) } : found
    }

  return {
    charcache: async ({ id }, caller) => {
      const [found, beside] = await Promise.all([findCharacter(deps, id, caller), besideOf(deps, id)])
      if (!found.ok) return found
      const { character, facts, now } = found.value
      return { ok: true, value: viewCharacter(character, facts, beside, now) }
    },

    char: async ({ id }, caller) => {
      const [found, beside] = await Promise.all([findCharacter(deps, id, caller), besideOf(deps, id)])
      if (!found.ok) return found
      const { character, facts, now } = found.value
      const view = viewCharacter(character, facts, beside, now)
      if (view.status === 'adding') return { ok: true, value: { status: view.status } }
      // Two numbers a clan, one a gender.
      const names = deps.people.get(Math.ceil(view.clanId2 / 2))
      return { ok: true, value: { ...view, raceName: names?.race ?? null, tribeName: names?.tribe ?? null } }
    },

    charvisit: visitAnswer(deps),

    chartimeline: timeline(timelineOf),

    charevents: timeline(notedTimelineOf),

    charitems: async ({ id, type }, caller) => {
      const found = await findCharacter(deps, id, caller)
      if (!found.ok) return found
      return { ok: true, value: itemsOf(found.value, type) }
    },

    charsitems: severalItemsAnswer(deps),

    charprofile: async ({ id }, caller) => {
      const found = await findCharacter(deps, id, caller)
      if (!found.ok) return found
      const { character, facts, now } = found.value
      const message = 'This endpoint is deprecated. Use /api/charcache/{id}/ instead.'
      return { ok: true, value: { ...identityOf(character, facts, now), deprecated: true, message } }
    },
  }
}
