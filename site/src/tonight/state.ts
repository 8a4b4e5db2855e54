import { useMemo } from 'react'
import { isItemType } from '@kupodex/data/character'
import {
  allPartySizes,
  butClothes,
  everything,
  noFilter,
  type PlaceFilter,
  type PlaceKind,
  placeKinds,
} from '@kupodex/data/places'
import { whoIn, whoQuery } from '#party/who.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'

/** A place that was chosen, by its kind and what follows that in its address. */
export interface Choice {
  kind: PlaceKind
  id: string
}

/** What the page shows, as its address keeps it beside who is meant. */
export interface TonightState {
  kind: PlaceKind
  filter: PlaceFilter
  /** The characters who are not there this time, by their ids. */
  out: readonly number[]
  /** The places that were chosen, the first chosen first. */
  choices: readonly Choice[]
}

export const mostChoices = 3

/** What an address says that names none of it. */
export const startState: TonightState = {
  kind: 'duty',
  filter: { ...noFilter, type: butClothes },
  out: [],
  choices: [],
}

/** Between the parts of a list in an address: no browser writes it as anything else. */
const comma = '_'

const listIn = (text: string | null): string[] => (text ?? '').split(comma).filter((part) => part !== '')

const kindIn = (word: string | undefined): PlaceKind | undefined => placeKinds.find((kind) => kind === word)

const numberIn = (text: string | null): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

const choiceIn = (part: string): Choice[] => {
  const [word, id = '', ...rest] = part.split('.')
  const kind = kindIn(word)
  return kind !== undefined && /^[A-Za-z\d-]{1,40}$/.test(id) && rest.length === 0 ? [{ kind, id }] : []
}

const spell = ({ kind, id }: Choice): string => `${kind}.${id}`

const choicesIn = (text: string | null): Choice[] => [...new Set(listIn(text))].flatMap(choiceIn).slice(0, mostChoices)

const idsIn = (text: string | null): number[] => [...new Set(listIn(text).flatMap((part) => numberIn(part) ?? []))]

/** What a query says of the page; what is no good there is as if it were not. Only duties are narrowed by what only they have. */
export const readTonight = (search: string): TonightState => {
  const query = new URLSearchParams(search)
  const kind = kindIn(query.get('kind') ?? '') ?? startState.kind
  const type = query.get('type') ?? ''
  const ofDuties = {
    expansionId: numberIn(query.get('expansion')),
    dutyKind: numberIn(query.get('duties')),
    size: allPartySizes.find((size) => size === query.get('size')) ?? null,
  }
  return {
    kind,
    filter: {
      ...noFilter,
      ...(kind === 'duty' ? ofDuties : {}),
      type: type === everything ? null : isItemType(type) ? type : startState.filter.type,
      isWithSold: query.get('sold') !== 'out',
    },
    out: idsIn(query.get('out')),
    choices: choicesIn(query.get('choices')),
  }
}

/** The query that says this of the page, and who is meant as `search` does; what is as at the start is left out. */
export const tonightQuery = ({ kind, filter, out, choices }: TonightState, search: string): string => {
  const words = {
    kind: kind === startState.kind ? '' : kind,
    expansion: String(filter.expansionId ?? ''),
    duties: String(filter.dutyKind ?? ''),
    size: filter.size ?? '',
    type: filter.type === startState.filter.type ? '' : (filter.type ?? everything),
    sold: filter.isWithSold ? '' : 'out',
    out: out.join(comma),
    choices: choices.map(spell).join(comma),
  }
  const query = new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''))
  return whoQuery(whoIn(search), query.toString())
}

const isSame = (a: Choice, b: Choice): boolean => a.kind === b.kind && a.id === b.id

export const isChosen = (choices: readonly Choice[], choice: Choice): boolean =>
  choices.some((one) => isSame(one, choice))

/** Chooses a place, or takes it back; as it was where as many as can be are chosen already. */
export const toggleChoice = (choices: readonly Choice[], choice: Choice): readonly Choice[] => {
  const rest = choices.filter((one) => !isSame(one, choice))
  if (rest.length < choices.length) return rest
  return choices.length < mostChoices ? [...choices, choice] : choices
}

/** Changes what the page shows: to what is given, or what a function makes of it as it is then, which may be newer than what was drawn. */
export type ChangeTonight = (next: Partial<TonightState> | ((now: TonightState) => Partial<TonightState>)) => void

const change: ChangeTonight = (next) => {
  const now = readTonight(location.search)
  replaceSearch(tonightQuery({ ...now, ...(typeof next === 'function' ? next(now) : next) }, location.search))
}

/** What the address of the page says, and how to change that. */
export const useTonight = (): [TonightState, ChangeTonight] => {
  const search = useSearch()
  return [useMemo(() => readTonight(search), [search]), change]
}
