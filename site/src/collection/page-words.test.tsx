import { nothingFixed } from '#marks/fixed.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageFacts } from '@kupodex/data/game'
import { character, frameOf } from '#dev/frame.fixture.ts'
import { prerendered, wordsIn } from '#ui/prerendered.fixture.ts'
import { indexRows, narrow } from '#list/controls/narrow.ts'
import { defaultState } from '#list/controls/state.ts'
import { controlTexts } from '#list/controls/texts.ts'
import { altsFacet, optionsOf } from '#list/page-words.ts'
import { listPageProps } from './build/page-props.ts'
import { listTexts } from './list-texts.ts'
import type { ListFacts } from './facts.ts'
import { type ListExtras, noExtras, thingPath } from './frame.ts'
import { levelOf } from './groups.ts'
import { List } from './list.tsx'
import { modelOf } from './list-model.ts'
import { ThingDetails } from './thing-details.tsx'
import { ownedThings, readThings, type Thing, type ThingRow } from './thing.ts'

/** Rows of which the first two are owned, the third can be bought, and the fourth is gone. */
const rows: ThingRow[] = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  number: 100 + at,
  name: `Thing ${at + 1}`,
  howTo: `Way ${at + 1}`,
  sort: at,
  patch: '6.1',
  sourceTypeId: at === 2 ? 7 : 1,
  obtainable: at !== 3,
  stars: 3,
}))
const dates = new Map([
  [1, 1_700_000_000],
  [2, 0],
])
const groups = [
  { slug: 'framers', name: 'Framers' },
  { slug: 'others', name: 'Others' },
]

const { language, facts, images } = listPageProps('en', 'mount', null)
const texts = listTexts('en')
const plain: ListFacts = {
  ...facts,
  list: null,
  learnt: ['ticked'],
  page: { ...facts.page, views: ['list'], sections: [], details: [], facets: [] },
}
type Words = Partial<ListFacts['page']>
const withWords = (words: Words): ListFacts => ({ ...plain, page: { ...plain.page, ...words } })

const oneGroup = ({ id }: ThingRow) => [id === 1 ? 'framers' : 'others']

const thingsOf = ({ page: { itemBy } }: ListFacts, groupsOf: typeof oneGroup = oneGroup): Thing[] =>
  ownedThings(readThings(rows, { itemBy, groupsOf }))(dates, new Set())

const controlOf = ({ page }: ListFacts, search = '') => {
  const options = optionsOf(page)
  return {
    options,
    state: { ...defaultState(options), search },
    change: () => {},
    reset: () => {},
    hold: () => () => {},
  }
}

/** The list of a page with some words of its descriptor changed. */
const draw = (words: Words, extras: ListExtras = noExtras, isPictured = false, search = '', groupsOf = oneGroup) => {
  const changed = withWords(words)
  return prerendered(
    <List
      {...{
        language,
        texts,
        images,
        isPictured,
        character,
        extras,
        groups: [...(changed.page.levels.length > 0 ? groups : [])],
      }}
      facts={changed}
      owned={{ state: 'ready', dates, fixed: nothingFixed }}
      proofNames={{}}
      tallies={[]}
      things={thingsOf(changed, groupsOf)}
      rarity={null}
      list={controlOf(changed, search)}
      marks={null}
    />,
  )
}

/** The details of the first thing. */
const drawDetails = (words: Words) => {
  const changed = withWords(words)
  const [thing] = thingsOf(changed)
  if (thing === undefined) throw new Error('nothing is listed')
  const frame = frameOf('mount', { facts: changed, characterId: 1, images })
  return prerendered(<ThingDetails {...{ frame, character, thing, groups }} />)
}

const namesIn = (document: Document) => wordsIn(document, 'a[data-thing]')

const narrowed = (words: Words, search: string) => {
  const changed = withWords(words)
  const using = {
    ...{ language, texts: controlTexts('en'), sourceTypes: [], rarity: null, reader: [], isVeiled: () => false },
    had: null,
    prices: null,
    notes: new Map([[5, { text: 'Somewhere' }]]),
  }
  const index = indexRows(thingsOf(changed), modelOf(changed, using))
  return narrow(index, { ...defaultState(optionsOf(changed.page)), search }).rows.map(({ id }) => id)
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => void vi.unstubAllGlobals())

/** Words that the list does not read: the menu does, with a test of its own (`menu.test`). */
type ElsewhereWord = 'icon' | 'menu'

/** What each word of a descriptor does, by changing it and looking at the page. */
const kinds: Record<Exclude<keyof PageFacts, ElsewhereWord>, () => Promise<void> | void> = {
  path: async () => {
    const hrefs = (await draw({ path: 'minions' })).querySelectorAll('a[data-thing]')
    expect(hrefs[0]?.getAttribute('href')).toBe(`/char/${character.id}/minions/1/`)
  },

  levels: async () => {
    expect(levelOf([])).toBeUndefined()
    const document = await draw({ levels: ['tab'] })
    expect(document.querySelector('a[data-thing]')?.getAttribute('href')).toMatch(/\/mounts\/framers\/1\/$/)
    expect(wordsIn(document, '.group-links li span').slice(1)).toEqual(['Framers', 'Others'])
    expect(document.querySelector('nav.group-links')?.getAttribute('aria-label')).toBe(texts.list.groupsOfList)
  },

  itemBy: () => {
    const pathBy = (itemBy: 'id' | 'number') => {
      const changed = withWords({ itemBy })
      return thingsOf(changed).map((thing) => thingPath({ language, characterId: 1, facts: changed }, thing))[0]
    }
    expect([pathBy('id'), pathBy('number')]).toEqual(['/char/1/mounts/1/', '/char/1/mounts/100/'])
  },

  block: async () => {
    const blocksOf = async (block: 25 | 30) => wordsIn(await draw({ block, views: ['blocks'] }), '.block > p')
    expect((await blocksOf(25)).map((text) => text.split(/\D/)[0])).toEqual(['1', '26', '51'])
    expect((await blocksOf(30)).map((text) => text.split(/\D/)[0])).toEqual(['1', '31'])
  },

  rows: async () => {
    const [all, some] = [await draw({ rows: null }), await draw({ rows: 20 })]
    expect([namesIn(all).length, namesIn(some).length]).toEqual([60, 20])
    expect([wordsIn(all, '.plus'), wordsIn(some, '.plus')]).toEqual([[], ['Plus 40 more.']])
  },

  views: async () => {
    const [listed, drawn] = [await draw({ views: ['list', 'blocks'] }), await draw({ views: ['blocks', 'list'] })]
    expect([listed.querySelector('.block'), drawn.querySelector('.rows-of-things')]).toEqual([null, null])
    expect(drawn.querySelectorAll('.block')).toHaveLength(3)
    expect(wordsIn(drawn, '.picks button')).toEqual(expect.arrayContaining(['Names', 'List']))
  },

  sorts: async () => {
    const document = await draw({ sorts: ['name', 'missingFirst', 'inGame'] })
    expect(wordsIn(document, 'select option')).toEqual(['Name', 'In-Game'])
    expect(namesIn(document).slice(0, 3)).toEqual(['Thing 1', 'Thing 10', 'Thing 11'])
  },

  filters: async () => {
    const document = await draw({ filters: ['missing', 'completed'] })
    expect(wordsIn(document, '.picks button')).toEqual(['All', 'Missing', 'Completed'])
    expect(wordsIn(await draw({ filters: [] }), '.picks button')).toEqual([])
  },

  facets: () => {
    const { options } = controlOf(withWords({ facets: ['source', 'wish'] }))
    expect(options.facets).toEqual(['source', 'wish', altsFacet])
    const made = (words: Words) => {
      const using = {
        language,
        texts: controlTexts('en'),
        sourceTypes: [],
        rarity: null,
        isVeiled: () => false,
        had: null,
        prices: null,
      }
      const wear = { name: 'wear', label: '', valuesOf: () => [], labelOf: String, form: 'chips' } as const
      return modelOf(withWords(words), { ...using, reader: [], ownFacets: [wear] }).facets.map(({ name }) => name)
    }
    expect(made({ facets: ['patch'] })).toEqual(['patch'])
    expect(made({ facets: ['wear', 'source', 'patch'] })).toEqual(['wear', 'source', 'patch'])
  },

  sections: async () => {
    const { left, obtained, notObtainable, purchased } = texts.list.sections
    const headings = async (words: Words) =>
      wordsIn(await draw({ views: ['standard', 'list'], ...words }), '.part h2').map((text) =>
        text.replace(/ \d+$/, ''),
      )
    expect(await headings({ sections: ['left', 'obtained'] })).toEqual([left, obtained])
    expect(await headings({ sections: ['notObtainable', 'purchased'] })).toEqual([notObtainable, purchased])
    const document = await draw({ views: ['standard', 'list'], sections: ['left', 'obtained'] })
    expect(wordsIn(document, '.part:last-child a[data-thing]')).toEqual(['Thing 1', 'Thing 2'])
  },

  groupings: async () => {
    const asked: string[] = []
    const extras: ListExtras = {
      useSections: (_, grouping) => {
        asked.push(grouping)
        return () => ({ key: 1, name: grouping, order: 1 })
      },
    }
    const document = await draw({ groupings: ['npc', 'level'] }, extras)
    expect(wordsIn(document, 'select option')).toEqual(expect.arrayContaining(['By NPC', 'By level']))
    expect([wordsIn(document, '.part h2'), asked[0]]).toEqual([[expect.stringMatching(/^npc/)], 'npc'])
    expect(namesIn(document).length).toBe(60)
  },

  search: () => {
    expect(narrowed({ search: ['name'] }, 'thing 59')).toEqual([59])
    expect(narrowed({ search: ['name'] }, 'way 59')).toEqual([])
    expect(narrowed({ search: ['name', 'howTo'] }, 'way 59')).toEqual([59])
    expect([narrowed({ search: ['howTo'] }, 'somewhere'), narrowed({ search: ['note'] }, 'somewhere')]).toEqual([
      [],
      [5],
    ])
  },

  notes: async () => {
    const note = new Map([[1, { text: 'Somewhere' }]])
    const none = new Map()
    const extras: ListExtras = { useNotes: (_, isWanted) => (isWanted ? note : none) }
    const noted = async (words: Words) =>
      wordsIn(await draw(words, extras), 'li small').filter((text) => text === 'Somewhere')
    expect([await noted({ notes: ['list'] }), await noted({ notes: ['blocks'] })]).toEqual([['Somewhere'], []])
    expect(await noted({ notes: ['blocks', 'list'] })).toEqual(['Somewhere'])
    const found = async (words: Words) => namesIn(await draw(words, extras, false, 'somewhere'))
    expect([await found({ search: ['note'] }), await found({ search: ['howTo'] })]).toEqual([['Thing 1'], []])
  },

  details: async () => {
    // After those of the descriptor comes where else to look it up.
    const terms = async (words: Words) => wordsIn(await drawDetails(words), 'dt').slice(0, -1)
    const { date, howTo } = texts.list.details
    expect(await terms({ details: ['date', 'patch'] })).toEqual([date, 'Patch'])
    expect(await terms({ details: ['patch', 'howTo'] })).toEqual(['Patch', howTo])
    expect(wordsIn(await drawDetails({ details: ['estimatedPatch'] }), 'dd')[0]).toContain('6.1')
    expect(wordsIn(await draw({ details: ['number'] }), '.number').slice(0, 2)).toEqual(['100', '101'])
    expect(wordsIn(await draw({ details: ['date'] }), '.number')).toEqual([])
  },

  parts: async () => {
    const [usual, labelled] = [
      await draw({ levels: ['tab'] }),
      await draw({ levels: ['tab'], parts: ['categoryLabels'] }),
    ]
    expect([wordsIn(usual, '.label'), new Set(wordsIn(labelled, '.label'))]).toEqual([
      [],
      new Set(['Framers', 'Others']),
    ])
    const first = await draw({ levels: ['tab'], parts: ['groupsFirst'] })
    expect([namesIn(first), namesIn(usual).length]).toEqual([[], 60])
  },
}

test.each(Object.entries(kinds))('the page follows %s of its descriptor', async (_, look) => look())

test('blocks are of names where there are no pictures, and of pictures where there are', async () => {
  const [named, drawn] = [await draw({ views: ['blocks'] }), await draw({ views: ['blocks'] }, noExtras, true)]
  expect([namesIn(named).length, named.querySelectorAll('.names input[data-tick]').length]).toEqual([60, 60])
  expect(namesIn(named)[0]).toBe('Thing 1')
  expect([namesIn(drawn)[0], drawn.querySelector('.icons a')?.getAttribute('aria-label')]).toEqual([
    '',
    expect.stringContaining('Thing 1'),
  ])
  const menu = async (isPictured: boolean) =>
    wordsIn(await draw({ views: ['blocks', 'list'] }, noExtras, isPictured), '.picks button')
  expect([(await menu(false)).includes('Names'), (await menu(true)).includes('Icons')]).toEqual([true, true])
})

test('a drawing says what a thing is, and a small one beside it how to get it', async () => {
  const document = await draw({ views: ['list'] })
  const [row] = document.querySelectorAll('.line')
  const symbolsIn = [...(row?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href')?.split('#')[1])
  expect(symbolsIn).toEqual(['way', 'achievement'])
})

test.each([
  ['mount', ['mount'], true],
  ['portrait', ['portraitCondition'], true],
  ['fish', ['mount', 'map'], false],
  ['leve', ['mount'], false],
] as const)('things of %s have pictures where %j are published: %s', (type, families, isPictured) => {
  expect(listPageProps('en', type, '', families).isPictured).toBe(isPictured)
  expect(listPageProps('en', type, null).isPictured).toBe(false)
})

test('the headings of a whole list add up to what the links of its groups say', async () => {
  const document = await draw({ levels: ['tab'] }, noExtras, false, '', ({ id }) =>
    id === 1 ? ['framers', 'others'] : ['others'],
  )
  expect(wordsIn(document, '.part h2')).toEqual(['Framers 1', 'Others 59, of which 57 count, 1 more under Framers'])
  expect(wordsIn(document, '.group-links li small').slice(1)).toEqual(['1 of 1', '2 of 58'])
})
