import { atom } from 'nanostores'
import { Profiler, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { nothingFixed } from '#marks/fixed.ts'
import type { MarksView } from '#marks/page-marks.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { keptSession } from '#session/kept-session.fixture.ts'
import type { ListFacts } from './facts.ts'

const modules = ['./owner-parts.ts', '#ui/with-styles.ts'] as const

afterEach(() => {
  for (const one of modules) vi.doUnmock(one)
  vi.resetModules()
})

const viewOf = (...ids: number[]): MarksView => ({
  ...{ dates: null, fixed: nothingFixed, pending: new Set() },
  said: ids.length === 0 ? null : { state: 'changed', ids, owned: true },
})

interface Options {
  characterId?: number | null
  facts?: Pick<ListFacts, 'learnt' | 'type'>
  kept?: Readonly<Record<string, string>>
}

const ticked: Options['facts'] = { learnt: ['ticked'], type: 'fish' }

/** A list that may be ticked: what it says of that, and who follows which ticks. */
const open = async ({ characterId = 7, facts = ticked, kept }: Options = {}) => {
  const storage = kept ?? (await keptSession())
  if (kept !== undefined) vi.resetModules()
  const view = atom<MarksView>(viewOf())
  const followed: unknown[] = []
  let give: (marks: object | null) => void = () => {}
  vi.doMock('#ui/with-styles.ts', () => ({ withStyles: (_: string, load: Promise<unknown>) => load }))
  vi.doMock('./owner-parts.ts', () => ({
    ownerParts: {},
    markTexts: (language: string) => ({ language }),
    followMarks: (id: number, type: string, use: typeof give) => {
      followed.push(`${type} ${id}`)
      give = use
      return () => void followed.push('stopped')
    },
  }))
  const page = await drawn(null, { kept: storage })
  const { useMarks } = await import('./use-marks.ts')
  const commits: string[] = []
  const Says = ({ id }: { id: number | null }) => {
    const [pressed, setPressed] = useState(0)
    const marks = useMarks('de', id, facts ?? { learnt: ['ticked'], type: 'fish' })
    const said = marks?.view.said
    return (
      <>
        <p>{marks === null ? 'none' : `${said && 'ids' in said ? said.ids.length : 0} ${pressed}`}</p>
        <button type="button" onClick={() => setPressed((times) => times + 1)} />
      </>
    )
  }
  const draw = (id: number | null) =>
    page.draw(
      <Profiler id="list" onRender={() => void commits.push(page.words('p')[0] ?? '')}>
        <Says id={id} />
      </Profiler>,
    )
  await draw(characterId)
  await page.calm()
  return {
    ...page,
    view,
    followed,
    commits,
    drawFor: draw,
    press: () => page.one('button').click(),
    give: (marks: object | null) => give(marks),
    says: () => page.words('p')[0],
  }
}

test('ticks of an own character are followed once its owner is known, and no more where that ends', async () => {
  const page = await open()
  expect([page.followed, page.says()]).toEqual([['fish 7'], 'none'])
  await page.settle(() => page.give({ view: page.view }))
  expect(page.says()).toBe('0 0')
  await page.settle(() => page.view.set(viewOf(1, 2)))
  expect(page.says()).toBe('2 0')
  await page.settle(() => page.give(null))
  expect(page.says()).toBe('none')
  await page.settle(() => page.view.set(viewOf(1)))
  expect(page.says()).toBe('none')
})

test('of another character its ticks are followed in their place', async () => {
  const page = await open()
  await page.settle(() => page.give({ view: page.view }))
  await page.drawFor(8)
  await page.calm()
  expect(page.followed).toEqual(['fish 7', 'stopped', 'fish 8'])
})

test.each<[string, Options, string[]]>([
  ['a character that is not known', { characterId: null }, []],
  ['a list that nobody ticks', { facts: { learnt: ['synced'] as never, type: 'mount' } }, []],
  ['a reader without an account', { kept: {} }, []],
  ['nobody’s character', { characterId: 0, kept: {} }, ['fish 0']],
])('of %s ticks are followed: %j', async (_, options, followed) => {
  expect((await open(options)).followed).toEqual(followed)
})

test.each([
  [100, ['100 1']],
  [101, ['0 1', '101 1']],
])('ticks of %i things are drawn with what the reader does next, or after it: %j', async (count, expected) => {
  const page = await open()
  await page.settle(() => page.give({ view: page.view }))
  page.commits.length = 0
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  await page.settle(() => {
    page.view.set(viewOf(...ids))
    page.press()
  })
  expect(page.commits).toEqual(expected)
})
