import { type MarkType, markTypes } from '@kupodex/data/character'
import { collections, languages } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { readFile } from './read-file.ts'
import { names, tablesAsk } from './things.fixture.ts'
import { ofType, understand } from './understand.ts'

const ask = tablesAsk()

const understood = async (text: string, language: (typeof languages)[number] = 'en', type: MarkType | null = null) => {
  const read = readFile(text, names)
  if (!read.ok) throw new Error(read.code)
  const outcome = await understand(ask, language, ofType(read.wanted, type))
  if (!outcome.ok) throw new Error(outcome.code)
  const { marks, problems } = outcome.value
  return {
    marks: marks.map(({ type: of, id }) => `${of} ${id}`),
    problems: problems.map(({ code, row, value, types }) => [code, row, value, ...types]),
  }
}

test('ids are those of things, and others are not known', async () => {
  expect(await understood('{"cards":[1,99999],"field_records":[9],"frames":[1099],"hairstyles":[228]}')).toEqual({
    marks: ['triadCard 1', 'bozjaNote 13', 'portrait 1099'],
    problems: [
      ['unknown', null, '99999', 'triadCard'],
      ['unknown', null, '228', 'hair'],
    ],
  })
})

test('an ID without a collection is of none', async () =>
  expect(await understood('id\n12')).toEqual({ marks: [], problems: [['untyped', 2, '12']] }))

test('dates stay with what they are of', async () => {
  const read = readFile('type,id,name,date\ncards,1,,5\norchestrion,,A Cold Wind,7', names)
  const outcome = read.ok ? await understand(ask, 'en', read.wanted) : null
  expect(outcome?.ok === true && outcome.value.marks.map(({ date }) => date)).toEqual([5, 7])
})

test('the code of a fish tracker has items', async () =>
  expect(await understood('[4776,4925,1]')).toEqual({
    marks: ['fish 1', 'fish 2'],
    problems: [['unknown', null, '1', 'fish']],
  }))

describe('names', () => {
  test.each(languages)('of a page in %s are understood in all languages', async (language) => {
    const text = 'Wailers and Waterwheels\nA COLD WIND\n水車の調べ\nTomberry\nNotes\n雪風\nDodo'
    expect(await understood(text, language)).toEqual({
      marks: ['orchestrion 2', 'orchestrion 1', 'orchestrion 2', 'triadCard 2', 'orchestrion 1'],
      problems: [
        ['name', 5, 'Notes'],
        ['several', 7, 'Dodo', 'beast', 'mount', 'triadCard'],
      ],
    })
  })

  test('that several things have are not guessed, and a collection decides', async () => {
    expect(await understood('ttcard,Dodo\nX', 'ja')).toMatchObject({ marks: [] })
    expect((await understood('Dodo', 'ja', 'beast')).marks).toEqual(['beast 6'])
    expect((await understood('Triple Triad Cards\nDodo')).marks).toEqual(['triadCard 1'])
    expect((await understood('type,name\nbeasts,Dodo')).marks).toEqual(['beast 6'])
  })

  test('are found with whatever stands around them', async () => {
    const text = 'name\n«A Cold Wind»\n(Wailers and Waterwheels)\n!'
    expect(await understood(text)).toEqual({
      marks: ['orchestrion 2', 'orchestrion 1'].toReversed().toSorted(),
      problems: [['name', 4, '!']],
    })
  })

  test('that nothing has are a problem of the collection they are to be of', async () =>
    expect((await understood('Notes', 'en', 'orchestrion')).problems).toEqual([['name', 1, 'Notes', 'orchestrion']]))

  test('of portraits are those of other things first', async () => {
    const wave = rowsIn('en', 'emotes').find(({ name }) =>
      rowsIn('en', 'portraitConditions').some((condition) => condition.name === name),
    )
    const name = wave?.name ?? ''
    expect((await understood(name)).marks).toEqual([`emote ${wave?.id}`])
    expect((await understood(name, 'en', 'portrait')).marks).toEqual([expect.stringMatching(/^portrait /) as string])
  })

  test('of what the Lodestone lists are refused as that', async () => {
    expect((await understood('Wind-up Cursor')).problems).toEqual([['automatic', 1, 'Wind-up Cursor', 'minion']])
    expect(readFile('type,name\nminion,Wind-up Cursor', names)).toMatchObject({
      wanted: [],
      problems: [{ code: 'automatic', row: 2, types: ['minion'] }],
    })
  })
})

test('every thing of a collection is found by its own name in each language, unless another has the same', async () => {
  for (const type of ['barding', 'triadCard', 'orchestrion', 'spell', 'hair'] as const) {
    const table = collections.find((one) => one.type === type)?.table ?? 'ttcards'
    for (const language of languages) {
      const rows = rowsIn(language, table) as unknown as readonly { id: number; name: string }[]
      const { marks, problems } = await understood(
        `name\n${rows.map(({ name }) => `"${name.replaceAll('"', '""')}"`).join('\n')}`,
        'en',
        type,
      )
      const known = new Set(marks)
      const unknown = problems.filter(([code]) => code !== 'several')
      expect(unknown).toEqual([])
      expect(known.size).toBeGreaterThan(rows.length * 0.9)
    }
  }
})

test('where a table cannot be had, nothing is called unknown', async () => {
  const failing = (async () => ({ ok: false, code: 'offline' })) as unknown as Ask
  const read = readFile('{"cards":[1]}', names)
  expect(read.ok && (await understand(failing, 'en', read.wanted))).toEqual({ ok: false, code: 'offline' })
})

test('only the tables are asked for that are needed', async () => {
  const asked: string[] = []
  const noting = (async (call: string, params: { lang: string; table: string }) => {
    asked.push(`${params.lang} ${params.table}`)
    return (ask as unknown as (...args: unknown[]) => unknown)(call, params)
  }) as unknown as Ask
  const understandAll = async (text: string) => {
    const read = readFile(text, names)
    if (read.ok) await understand(noting, 'de', read.wanted)
    return asked.splice(0)
  }
  expect(await understandAll('{"npcs":[2293762],"cards":[1]}')).toEqual(['de ttnpcs', 'de npcs', 'de ttcards'])
  const cards = ['de ttcards', 'en ttcards', 'fr ttcards', 'ja ttcards']
  expect(await understandAll('type,name\nttcard,Dodo')).toEqual(cards)
  // Those of people, mounts and minions besides.
  expect((await understandAll('Dodo')).length).toBe((markTypes.length + 3) * languages.length)
})
