import type { Language } from '@kupodex/data/game'
import { factsOf, type ListedType } from '#collection/facts.ts'
import { type ListFrame, noExtras } from '#collection/frame.ts'
import { listTexts } from '#collection/list-texts.ts'
import { readThings, type Thing, type ThingRow } from '#collection/thing.ts'
import { nothingFixed } from '#marks/fixed.ts'
import type { OwnedView } from '#owned/owned.ts'
import { views } from './samples.ts'

const ready = views.find(({ state }) => state === 'ready')
if (ready === undefined || !('character' in ready)) throw new Error('no sample of a character')

/** A character for tests. */
export const { character } = ready

/** What parts of a collection's page are drawn with, for tests: the page of character 7, who owns what is not known. */
export const frameOf = (type: ListedType, rest: Partial<ListFrame> = {}, language: Language = 'en'): ListFrame => {
  const [facts, texts] = [factsOf(type), listTexts(language)]
  return {
    ...{
      language,
      facts,
      texts,
      extras: noExtras,
      images: null,
      isPictured: false,
      proofNames: {},
      tally: null,
      characterId: 7,
      groupNames: new Map(),
      rarity: null,
    },
    ...{
      isTheirs: false,
      signs: null,
      isKnown: true,
      unknown: '',
      notes: new Map(),
      isVeiled: () => false,
      mark: null,
    },
    ...rest,
  }
}

/** A thing of a list, from the row of its table. */
export const thingOf = <Row extends { id: number | string }>(row: Row, rest: Partial<Thing> = {}): Thing => {
  const [thing] = readThings([row as ThingRow], { itemBy: 'id' })
  if (thing === undefined) throw new Error('no thing')
  return { ...thing, ...rest }
}

/** What a character has of a collection: the things with these ids. */
export const has = (...ids: number[]): OwnedView => ({
  ...{ state: 'ready', fixed: nothingFixed },
  dates: new Map(ids.map((id) => [id, 1])),
})
