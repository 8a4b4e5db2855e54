import { decodeOwned, isItemType, type ItemType } from '@kupodex/data/character'
import { fill, type SeveralItemsAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import {
  butClothes,
  type Collector,
  type KindPlaces,
  narrowPlaces,
  noFilter,
  type Place,
  placesPath,
  type RankedPlace,
  rankPlaces,
  thingFinder,
} from '@kupodex/data/places'
import { formatNumber } from '../card/figures.ts'
import { severalItemsAnswer } from '../character/several.ts'
import { type CommandDeps, pageAt } from './deps.ts'
import type { Asked } from './interaction.ts'
import { type Members, readMembers } from './members.ts'
import { linked, plain, type Reply, show, tell } from './reply.ts'
import { chatTexts } from './texts.ts'

/** How many places are shown, and things of each. */
const [mostPlaces, mostThings] = [5, 6]

/** Those who may be shown as collectors of some types: of all others not even the name is known. */
const collectorsIn = ({ ids, characters, types }: SeveralItemsAnswer): Collector[] =>
  ids.flatMap((_, at) => {
    if (characters[at] == null) return []
    const sets = new Map(
      Object.entries(types).map(([type, { things, owned }]) => {
        const has = decodeOwned(things, owned[at] ?? null)
        return [type, has && new Set(has)] as const
      }),
    )
    return [{ has: (type: string, id: number) => sets.get(type)?.has(id) ?? null }]
  })

const typesIn = (places: readonly Place[]): ItemType[] => [
  ...new Set(places.flatMap(({ things }) => Object.keys(things)).filter(isItemType)),
]

const lineOf = (
  deps: CommandDeps,
  language: Language,
  { place, things, missing }: RankedPlace<Place>,
  { file, of }: { file: KindPlaces; of: number },
): string => {
  const texts = chatTexts[language]
  const thingOf = thingFinder(file)
  const number = (n: number) => formatNumber(n, language)
  const named = things.slice(0, mostThings).flatMap(({ type, id, missing: who }) => {
    const thing = thingOf(type, id)
    return thing === undefined ? [] : [of === 1 ? plain(thing.name) : `${plain(thing.name)} (${number(who.length)})`]
  })
  const left = things.length - named.length
  return [
    `**${linked(place.name, pageAt(deps, language, `/from/duty/${place.id}/`))}**`,
    ...(of === 1 ? [] : [` – ${fill(texts.tonight.lack, { n: number(missing.length), of: number(of) })}`]),
    `\n${named.join(texts.comma)}`,
    ...(left > 0 ? [` ${fill(texts.more, { n: number(left) })}`] : []),
  ].join('')
}

const pageOf = (deps: CommandDeps, language: Language, { ids, company }: Members): string =>
  pageAt(deps, language, `/tonight/?${company === null ? `chars=${ids.join()}` : `fc=${company.id}`}`)

/** `/tonight`: the duties that can give some characters the most of what they lack. */
export const answerTonight = async (deps: CommandDeps, { language, given }: Asked): Promise<Reply> => {
  const texts = chatTexts[language]
  const read = await readMembers(deps, given('who'))
  if (!read.ok) return tell(fill(texts.unclear, { name: plain(read.unclear) }))
  const { members } = read
  const file = await deps.readSiteFile<KindPlaces>(fill(placesPath, { lang: language, kind: 'duty' }))
  if (file === null) return tell(texts.notPublished)
  const places = narrowPlaces(file, { ...noFilter, type: butClothes })
  const answer = await severalItemsAnswer(deps)({ ids: [...members.ids], types: typesIn(places) })
  if (!answer.ok) return tell(texts.notPublished)
  const collectors = collectorsIn(answer.value)
  const ranked = rankPlaces(places, collectors)
  const number = (n: number) => formatNumber(n, language)
  const away = members.ids.length - collectors.length
  const isAnythingKnown = Object.values(answer.value.types).some(({ owned }) => owned.some((one) => one !== null))
  const nothing = isAnythingKnown ? texts.tonight.nothing : texts.tonight.noneKnown
  return show({
    title: members.company === null ? texts.tonight.title : plain(`${members.company.name}: ${texts.tonight.title}`),
    url: pageOf(deps, language, members),
    lines: [
      ...(members.of > members.ids.length
        ? [fill(texts.tonight.first, { n: number(members.ids.length), of: number(members.of) })]
        : []),
      ...(away > 0 ? [fill(texts.tonight.away, { n: number(away) })] : []),
      ...(ranked.length === 0
        ? [nothing]
        : ranked.slice(0, mostPlaces).map((one) => lineOf(deps, language, one, { file, of: collectors.length }))),
    ],
  })
}
