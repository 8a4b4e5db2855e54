import {
  characterPages,
  type CharacterWord,
  type CompanyRankingAnswer,
  fixedPages,
  type GroupsAnswer,
  type IshgardIndexAnswer,
  type PublishedAnswer,
} from '@kupodex/data/contract'
import { rarityTables } from '@kupodex/data/game'

/** A kind of page with some pages of it, as addresses in English. */
export interface Family {
  name: string
  paths: readonly string[]
  /** Whether search engines may list its pages: shells that are filled in the browser are left out. */
  isListed: boolean
  /** Whether a script fills them, which gives them the larger budget. */
  isIsland: boolean
  isOfCharacter: boolean
  /** Whether a function answers what it shows; all others can be read while functions are down. */
  isAnswered: boolean
  status: 200 | 404
}

const family = (name: string, paths: readonly string[], rest: Partial<Family> = {}): Family => ({
  name,
  paths,
  isListed: true,
  isIsland: false,
  isOfCharacter: false,
  isAnswered: false,
  status: 200,
  ...rest,
})

const fixedFamilies = [...Map.groupBy(fixedPages, ({ family }) => family)].map(([name, pages]) =>
  family(
    name,
    pages.map(({ path }) => (path === '' ? '/' : `/${path}/`)),
    {
      isListed: pages.every(({ isListed }) => isListed),
      isIsland: pages.some(({ isIsland }) => isIsland),
      isAnswered: name === 'groups',
    },
  ),
)

/** Pages of a character that have a layout of their own; all others are lists. */
const ownLayout = {
  profile: ['profile'],
  'what to do next': ['next'],
  timeline: ['timeline'],
  achievements: ['achievements', 'titles', 'metas', 'raids', 'exploration', 'story'],
  compare: ['compare'],
  'owner of a character': ['verify', 'settings'],
} as const satisfies Record<string, readonly CharacterWord[]>

/** What follows the word of a page, where it has more to show than the page of the word alone. */
const deep: Partial<Record<CharacterWord, readonly string[]>> = {
  achievements: ['battle/the-hunt/'],
  mounts: ['1/'],
  metas: ['relic-weapons/3001/'],
}

/** Every page of the character `id`, by what the pages have in common. */
const characterFamilies = (id: number): Family[] => {
  const special = new Set<CharacterWord>(Object.values(ownLayout).flat())
  const lists = characterPages.map(({ word }) => word).filter((word) => !special.has(word))
  const pathsOf = (word: CharacterWord) => {
    const path = word === 'profile' ? `/char/${id}/` : `/char/${id}/${word}/`
    return [path, ...(deep[word] ?? []).map((below) => path + below)]
  }
  return [...Object.entries<readonly CharacterWord[]>(ownLayout), ['list of a character', lists] as const].map(
    ([name, words]) =>
      family(name, words.flatMap(pathsOf), {
        isListed: false,
        isIsland: true,
        isOfCharacter: true,
        isAnswered: true,
      }),
  )
}

const read = async <Answer>(base: string, path: string) => (await (await fetch(base + path)).json()) as Answer

/** A scope with ranked characters and one without, of those that `names` has. */
const scopesOf = (counts: ReadonlyMap<string, number>, names: readonly string[]) => ({
  some: names.find((scope) => (counts.get(scope) ?? 0) > 0),
  none: names.find((scope) => counts.get(scope) === 0),
})

const readHomes = async (base: string) => {
  const [index, places] = await Promise.all([
    read<PublishedAnswer>(base, '/api/published'),
    read<Record<string, [string, string]>>(base, '/places.json'),
  ])
  const counts = new Map(
    index.boards
      .filter(({ type, mode }) => type === 'mount' && mode === 'standard')
      .map(({ scope, count }) => [scope, count]),
  )
  const homes = Object.values(places)
  return {
    dataCenter: scopesOf(
      counts,
      homes.map(([name]) => name),
    ),
    // A data center without people may have no pages, and its worlds neither.
    world: scopesOf(
      counts,
      homes.filter(([dataCenter]) => (counts.get(dataCenter) ?? 0) > 0).map(([, name]) => name),
    ),
  }
}

const needed = (scope: string | undefined): string => {
  if (scope === undefined) throw new Error('a population that lives everywhere, or nowhere')
  return scope
}

/** Scopes with and without people, as the night of this stack found them, a world without people beside others with some; throws where one kind is missing. */
export const readScopes = async (base: string) => {
  const { dataCenter, world } = await readHomes(base)
  return {
    ...{ dataCenter: needed(dataCenter.some), world: needed(world.some) },
    ...{ emptyDataCenter: needed(dataCenter.none), emptyWorld: needed(world.none) },
  }
}

/** Every kind of page that the site has, with addresses that this stack has published; `id` is a character's. */
export const readFamilies = async (base: string, id: number): Promise<Family[]> => {
  const homes = await readHomes(base)
  const [dataCenter, world, emptyWorld] = [needed(homes.dataCenter.some), needed(homes.world.some), homes.world.none]
  const left = homes.dataCenter.none
  const isLeftOut = left !== undefined && (await fetch(`${base}/ranking/mount/${left}/`)).status === 404
  const { boards } = await read<CompanyRankingAnswer>(base, '/api/company-ranking/global/')
  const company = boards.find(({ count }) => count > 0)?.companies[0]?.id
  if (company === undefined) throw new Error('a population without a free company of five')
  const { seasons } = await read<IshgardIndexAnswer>(base, '/api/ishgard')
  const eventWorld = seasons[0]?.scopes.find((scope) => scope !== 'global')
  if (eventWorld === undefined) throw new Error('an archive of the ishgard event without a world')
  const { groups } = await read<GroupsAnswer>(base, '/api/groups/')
  return [
    ...fixedFamilies,
    family('board', [
      '/ranking/achievement/global/',
      `/ranking/mount/${dataCenter}/all/`,
      `/ranking/minion/${world}/rarity/`,
      '/ranking/achievement/global/xivdb/',
    ]),
    ...(emptyWorld === undefined ? [] : [family('board of nobody', [`/ranking/achievement/${emptyWorld}/`])]),
    family('raid', ['/ranking/raid/global/', '/ranking/raid/global/1040/', `/ranking/raid/${dataCenter}/`]),
    family('ishgard', ['/ranking/ishgard/global/', '/ranking/ishgard/global/3/CRP/4/']),
    family('ishgard on a world', [`/ranking/ishgard/${eventWorld}/2/Gatherers/`], { isListed: false }),
    family('free company', [`/fc/${company}/`], { isListed: false, isAnswered: true }),
    family('free companies', ['/ranking/fc/global/', `/ranking/fc/${world}/`]),
    family('fewest missing', ['/ranking/missing/global/', `/ranking/missing/${dataCenter}/`]),
    family('gains', ['/ranking/gains/global/year/', `/ranking/gains/${world}/`, '/ranking/gains/global/months/']),
    family(
      'group',
      groups.slice(0, 1).map(({ slug }) => `/group/${slug}/`),
      {
        isListed: false,
        isIsland: true,
        isAnswered: true,
      },
    ),
    family('statistics', ['/stats/global/', `/stats/${world}/`]),
    family('rarity', [
      ...Object.keys(rarityTables).map((type) => `/rarity/${type}/global/`),
      `/rarity/mount/${dataCenter}/`,
      '/rarity/achievement/global/page/2/',
    ]),
    family('item', ['/rarity/mount/global/1/', '/rarity/orchestrion/global/1/']),
    family(
      'item in the browser',
      [`/rarity/mount/${dataCenter}/1/`, '/rarity/achievement/global/1/', `/rarity/title/${world}/1/`],
      { isListed: false },
    ),
    family('shelf', ['/browse/orchestrions/', '/browse/achievements/', '/browse/ttnpcs/']),
    family('origin', ['/from/currency/1/', '/from/duty/']),
    family('patch', ['/new/7-1/']),
    ...characterFamilies(id),
    family('nothing', ['/no/such/page/', ...(isLeftOut ? [`/ranking/mount/${left}/`] : [])], {
      isListed: false,
      status: 404,
    }),
  ]
}
