import * as z from 'zod'
import { type CachePolicy, defineCall } from './call.ts'
import { leastCost, mostCharacters } from './limits.ts'
import {
  boardCharacterAnswer,
  characterAnswer,
  charsearchAnswer,
  itemsAnswer,
  lodestonesearchAnswer,
  profileAnswer,
  realtimeAnswer,
  severalItemsAnswer,
  timelineAnswer,
  visitAnswer,
} from './character-answers.ts'
import { characterIdParam, characterIdsParam, itemTypeParam, itemTypesParam, searchParam } from './params.ts'

/** A character changes whenever it is read again, and a reader waits for that. */
const brief: CachePolicy = { kind: 'public', maxAge: 10, stale: 60 }

/** Who looks at a hundred characters waits for the reading of none of them; what is hidden is gone after a minute. */
const together: CachePolicy = { kind: 'public', maxAge: 20, stale: 40 }

/** Points of reading a hundred characters at once. */
const severalCost = 4

/** The results for a name rarely change. */
const minutes: CachePolicy = { kind: 'public', maxAge: 300, stale: 300 }

const character = z.object({ id: characterIdParam })
const byCharacter = { audience: 'anyone', answerer: { kind: 'function', name: 'character' }, cache: brief } as const

const ofCharacter = { ...byCharacter, params: character, cost: leastCost } as const

const text = z.object({ text: searchParam })

export const characterCalls = [
  defineCall({
    id: 'charcache',
    summary: 'A character as last read. A new ID is queued and answered with the status “adding”.',
    ...ofCharacter,
    answer: characterAnswer,
  }),
  defineCall({
    id: 'charrealtime',
    summary:
      'Reads a character from the Lodestone now; answers with its place in the queue if that takes more than a few seconds.',
    params: character,
    audience: 'anyone',
    answerer: { kind: 'function', name: 'realtime' },
    cache: { kind: 'public', maxAge: 0 },
    cost: 5,
    answer: realtimeAnswer,
  }),
  defineCall({
    id: 'charvisit',
    summary:
      'Tells that somebody opened the page of a character: one that was not read for a day is put in the queue, at most once in half an hour. For pages of Kupodex.',
    params: character,
    audience: 'anyone',
    answerer: { kind: 'function', name: 'character' },
    cost: leastCost,
    answer: visitAnswer,
  }),
  defineCall({
    id: 'chartimeline',
    summary: "A character's events, newest first, and its totals by month.",
    ...ofCharacter,
    answer: timelineAnswer,
  }),
  defineCall({
    id: 'charevents',
    summary:
      'The same without what the character itself lists with its dates: its events are only those that reading it again has noted.',
    ...ofCharacter,
    answer: timelineAnswer,
  }),
  defineCall({
    id: 'char',
    summary:
      'A character as last read, with its race and clan in English. A new ID is queued and answered with the status “adding” alone.',
    ...ofCharacter,
    answer: boardCharacterAnswer,
  }),
  defineCall({
    id: 'charitems',
    summary: 'The items of one type that a character owns, such as mounts or emotes.',
    params: z.object({ id: characterIdParam, type: itemTypeParam }),
    ...byCharacter,
    cost: leastCost,
    answer: itemsAnswer,
  }),
  defineCall({
    id: 'charsitems',
    summary:
      'Who several characters are, and what they own of some types. A new ID is not queued; what is hidden, private or not known of a character is null. Fewer than a hundred characters cost a share of the points.',
    params: z.object({ types: itemTypesParam, ids: characterIdsParam }),
    audience: 'anyone',
    answerer: { kind: 'function', name: 'character' },
    cache: together,
    cost: severalCost,
    costFor: { param: 'ids', length: mostCharacters },
    answer: severalItemsAnswer,
  }),
  defineCall({
    id: 'charprofile',
    summary: 'Deprecated: the basics of a character. Use charcache.',
    ...ofCharacter,
    answer: profileAnswer,
    deprecated: { since: Date.UTC(2026, 0, 1) / 1000, successor: '/api/charcache/{id}/' },
  }),
  defineCall({
    id: 'charsearch',
    summary:
      'Characters on Kupodex whose first or last name, or both, begin with a text of at least four letters; the name of a world or data center after it narrows the search.',
    params: text,
    audience: 'anyone',
    answerer: { kind: 'function', name: 'search' },
    cache: { kind: 'public', maxAge: 60, stale: 300 },
    cost: 3,
    answer: charsearchAnswer,
  }),
  defineCall({
    id: 'lodestonesearch',
    summary: 'Characters on the Lodestone with a name, limited to the world or data center given after it.',
    params: text,
    audience: 'anyone',
    answerer: { kind: 'function', name: 'lodestone' },
    cache: minutes,
    cost: 5,
    answer: lodestonesearchAnswer,
  }),
] as const
