import { seenParts } from '@kupodex/data/character'
import { recordOf, seenCollections } from '@kupodex/data/game'
import type { CollectionKind, Gear, Parsed } from '@kupodex/data/lodestone'
import type { LodestoneReader, ReadHistory, ReadProfile } from './lodestone-reader.ts'
import { type GameNames, gameNames, type NamedRow } from './names.ts'

const row = (id: number, en: string, more: Partial<NamedRow> = {}): NamedRow => ({
  id,
  name: { en, de: `${en} (de)`, fr: null, ja: null },
  ...more,
})

/** Emotes that everybody has, as their pages show them. */
export const defaultEmotes: readonly string[] = Array.from({ length: 91 }, (_, at) => `Gesture ${at + 1}`)

/** Enough invented names for a sync; `more` replaces whole tables. */
export const testNames = (more: Partial<Parameters<typeof gameNames>[0]> = {}): GameNames =>
  gameNames({
    worlds: [
      { id: 34, name: 'Testworld' },
      { id: 35, name: 'Elsewhere' },
    ],
    clans: [row(7, 'Test Clan')],
    guardians: [row(3, 'Test Guardian')],
    towns: [row(1, 'Test Town')],
    grandCompanies: [row(2, 'Test Company')],
    titles: [row(11, 'The Tested')],
    jobs: [row(19, 'Swordfighter'), row(1, 'Fencer'), row(36, 'Azure Mage')],
    ...recordOf(seenParts, (part) => [row(1, `thing of ${part}`)]),
    mounts: [row(1, 'company chicken'), row(2, 'old wolf'), row(3, 'sand boat')],
    minions: [row(1, 'tiny cat'), row(2, 'tiny dog', { isInLog: false }), row(3, 'Tiny Dog')],
    facewear: [row(5, 'round glasses')],
    defaultEmotes: defaultEmotes.map((name, at) => row(1000 + at, name)),
    achievementKinds: [{ id: 1 }, { id: 13 }],
    achievements: [
      ...Array.from({ length: 20 }, (_, n) => ({ id: 101 + n, points: 10, kindId: 1, titleId: 0 })),
      { id: 200, points: 5, kindId: 13, titleId: 0 },
    ],
    ...more,
  })

/** What the pretended Lodestone shows of a character; change it between syncs. */
export interface Shown extends Record<CollectionKind, Parsed<string[]>> {
  profile: Parsed<ReadProfile>
  /** History pages, newest first. */
  history: Parsed<ReadHistory['entries']>[]
  /** The points that every history page shows. */
  points: number
  /** The total that the history declares, if different from the number it lists. */
  total?: number
  /** Earned achievements by kind, with no date. */
  kinds: Record<number, Parsed<number[]>>
}

/** Gear of one item level in every place, with a shield. */
export const testGear = (itemLevel: number): Gear => {
  const piece = { id: '0123456789a', name: 'Test Piece', itemLevel, highQuality: false }
  const [armour, accessories] = [
    { head: piece, body: piece, hands: piece, legs: piece, feet: piece },
    { earrings: piece, necklace: piece, bracelets: piece, ring1: piece, ring2: piece },
  ]
  return { mainHand: piece, offHand: piece, ...armour, ...accessories, soul: null }
}

/** Every tab of a profile as a link. */
export const linkedTabs: ReadProfile['tabs'] = {
  ...recordOf(
    seenCollections.map(({ type }) => type),
    () => 'link' as const,
  ),
  classJob: 'link',
  achievement: 'link',
}

/** The pages that list what a character has, in the order in which they are read. */
export const seenPages: readonly CollectionKind[] = seenCollections.map(({ lodestone }) => lodestone.page)

/** A profile page with everything on it. */
export const testProfile = (more: Partial<ReadProfile> = {}): { outcome: 'ok'; value: ReadProfile } => ({
  outcome: 'ok',
  value: {
    name: 'Aldo Test',
    title: 'The Tested',
    world: 'Testworld',
    avatarUrl: 'https://img2.finalfantasyxiv.com/f/a.jpg?1',
    portraitUrl: 'https://img2.finalfantasyxiv.com/f/p.jpg?1',
    clan: 'Test Clan',
    gender: 'female',
    guardian: 'Test Guardian',
    cityState: 'Test Town',
    grandCompany: { name: 'Test Company', rank: 'Captain' },
    freeCompany: { id: '9232238498621237033', name: 'Testers' },
    activeClassTooltip: 'Swordfighter / Fencer',
    profileLevels: [
      { tooltip: 'Swordfighter / Fencer', level: 90 },
      { tooltip: 'Azure Mage (Limited Job)', level: null },
    ],
    gear: testGear(640),
    selfIntroduction: null,
    tabs: linkedTabs,
    ...more,
  },
})

const listed = (names: string[]): Parsed<string[]> => ({ outcome: 'ok', value: names })

/** A character who owns two mounts, a minion, a pair of glasses, a thing of each other list, and three achievements (a fourth is missing in the history). */
export const testShown = (): Shown => ({
  ...(Object.fromEntries(
    seenCollections.map(({ table, lodestone }) => [lodestone.page, listed([`Thing of ${table}`])]),
  ) as Record<CollectionKind, Parsed<string[]>>),
  profile: testProfile(),
  mount: listed(['Company Chicken', 'Old Wolf']),
  minion: listed(['Tiny Cat']),
  faceaccessory: listed(['Round Glasses']),
  emote: listed([...defaultEmotes, 'Thing of emotes']),
  history: [
    {
      outcome: 'ok',
      value: [
        { id: 103, epoch: 3000 },
        { id: 102, epoch: 2000 },
      ],
    },
    { outcome: 'ok', value: [{ id: 101, epoch: 1000 }] },
  ],
  points: 30,
  kinds: { 1: { outcome: 'ok', value: [101, 102, 104] }, 13: { outcome: 'notFound' } },
})

/** What the head of every page shows. */
const headOf = (profile: Parsed<ReadProfile>): Pick<ReadHistory, 'name' | 'title' | 'world' | 'avatarUrl' | 'tabs'> => {
  const { name, title, world, avatarUrl, tabs } = (profile.outcome === 'ok' ? profile : testProfile()).value
  return { name, title, world, avatarUrl, tabs: { ...tabs, achievement: 'selected' } }
}

const over = <T, U>(parsed: Parsed<T>, map: (value: T) => U): Parsed<U> =>
  parsed.outcome === 'ok' ? { outcome: 'ok', value: map(parsed.value) } : parsed

/** A Lodestone that shows `shown` and notes every request. */
export const testLodestone = (shown: Shown): LodestoneReader & { requests: string[] } => {
  const requests: string[] = []
  const noted = async <T>(request: string, answer: T): Promise<T> => {
    requests.push(request)
    return answer
  }
  return {
    requests,
    character: () => noted('profile', shown.profile),
    collection: (_, kind) =>
      noted(
        kind,
        over(shown[kind], (names) => ({
          variant: 'mobile' as const,
          items: names.map((name) => ({ name, iconUrl: '' })),
        })),
      ),
    worlds: async () => ({ outcome: 'ok', value: { worlds: [{ name: 'Testworld', state: 'online' }] } }),
    card: (_, kind, hash) => noted(`card ${kind} ${hash}`, { outcome: 'notFound' }),
    achievementHistory: (_, page) =>
      noted(
        `history ${page}`,
        over(shown.history[page - 1] ?? { outcome: 'notFound' }, (entries) => ({
          ...headOf(shown.profile),
          entries,
          points: shown.points,
          total:
            shown.total ??
            shown.history.reduce((sum, page) => sum + (page.outcome === 'ok' ? page.value.length : 0), 0),
          pageCount: shown.history.length,
        })),
      ),
    achievementKind: (_, kind) =>
      noted(
        `kind ${kind}`,
        over(shown.kinds[kind] ?? { outcome: 'notFound' }, (ids) => ({
          items: [...ids.map((id) => ({ id, achieved: true, epoch: null })), { id: 999, achieved: false, epoch: null }],
        })),
      ),
  }
}
