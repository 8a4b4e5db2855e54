import { afterEach, expect, test, vi } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { nothingFixed } from '#marks/fixed.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { factsOf, type ListedType } from './facts.ts'

afterEach(() => {
  for (const one of ['./use-marks.ts', '#owned/use-owned.ts']) vi.doUnmock(one)
  vi.resetModules()
})

const published = { state: 'ready', dates: new Map([[1, 5]]), fixed: nothingFixed }

/** What a character has by what was published and what is ticked here; and of whom what was published is asked for. */
const open = async (
  id: number | null,
  ticks: ReadonlyMap<number, number> | null | undefined,
  type: ListedType = 'fish',
) => {
  vi.resetModules()
  const asked: unknown[] = []
  const marks = ticks === undefined ? null : { view: { dates: ticks, fixed: nothingFixed } }
  vi.doMock('./use-marks.ts', () => ({
    useMarks: (_: string, of: number | null) => {
      asked.push(of)
      return marks
    },
  }))
  vi.doMock('#owned/use-owned.ts', () => ({
    useOwned: (of: { id: number } | null) => {
      asked.push(of?.id ?? null)
      return { owned: of === null ? { state: 'loading' } : published, again: () => {} }
    },
  }))
  const { useTicked } = await import('./use-ticked.ts')
  const facts = factsOf(type)
  const Part = () => {
    const { owned, marks: own } = useTicked('en', id === null ? null : { ...character, id }, facts)
    const ids = owned.state === 'ready' ? [...owned.dates.keys()].join() : owned.state
    return <p>{`${ids} ${own === null ? 'not ticked' : 'ticked'}`}</p>
  }
  const page = await drawn(<Part />)
  return [page.words('p')[0], ...asked.slice(0, 2)]
}

test.each<[string, number | null, ReadonlyMap<number, number> | null | undefined, unknown[]]>([
  ['whoever ticks it', 7, new Map([[2, 6]]), ['2 ticked', 7, 7]],
  ['whoever ticks it before their ticks are known', 7, null, ['1 ticked', 7, 7]],
  ['all others', 7, undefined, ['1 not ticked', 7, 7]],
  ['nobody’s character', 0, new Map([[2, 6]]), ['2 ticked', 0, null]],
  ['nobody’s character before its ticks are there', 0, undefined, ['loading not ticked', 0, null]],
  ['a character that is on its way', null, undefined, ['loading not ticked', null, null]],
])('what %s see of a list', async (_, id, ticks, expected) => {
  expect(await open(id, ticks)).toEqual(expected)
})

test('of a list that nobody ticks nobody’s character is asked for as all others are', async () => {
  expect(await open(0, undefined, 'mount')).toEqual(['1 not ticked', 0, 0])
})
