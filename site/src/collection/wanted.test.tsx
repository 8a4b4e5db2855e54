import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wishesKey } from '#storage/keys.ts'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { isSameSigns } from '#list/signs.ts'
import { defaultState } from '#list/controls/state.ts'
import { optionsOf } from '#list/page-words.ts'
import { nothingFixed } from '#marks/fixed.ts'
import { counted } from '#texts/fill.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { wishTexts } from '#wishes/texts.ts'
import { Blocks } from './blocks.tsx'
import { listPageProps } from './build/page-props.ts'
import { listFacts } from './facts.ts'
import { noExtras } from './frame.ts'
import { listTexts } from './list-texts.ts'
import { readThings } from './thing.ts'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

const user = (own: readonly { id: number }[]) =>
  JSON.stringify({
    ...{ subject: 'a', at: 1, nickname: '', lost: [], favorites: [] },
    own: own.map((one) => ({ ...one, name: 'Mina Example', worldName: 'Odin', iconUrl: '' })),
  })
const wishes = JSON.stringify(
  [1, 2]
    .map((id) => ({ type: 'mount', id, wish: 'want', at: 1 }))
    .concat({ type: 'mount', id: 3, wish: 'hide', at: 1 }),
)
const rows = [1, 2, 3, 4].map((id) => ({ id, name: `Mount ${id}`, sort: id }))

/** The list of a character that has the first mount, of which the reader wants two and hides one, comes to these names, with so many marked. */
const expectList = async (own: readonly { id: number }[], expected: { names: string[]; marked: number }) => {
  const { facts, ...props } = listPageProps('en', 'mount', null)
  const options = optionsOf(facts.page)
  const page = await drawn(null, { path: '/char/7/mounts/', kept: { [wishesKey]: wishes, [userKey]: user(own) } })
  const { List } = await import('./list.tsx')
  await page.draw(
    <List
      {...{ ...props, facts, character, extras: noExtras, groups: [], marks: null, tallies: [] }}
      owned={{ state: 'ready', dates: new Map([[1, 0]]), fixed: nothingFixed }}
      texts={listTexts('en')}
      proofNames={{}}
      things={readThings(rows, { itemBy: 'id' }).map((thing) => ({ ...thing, isOwned: thing.id === 1 }))}
      rarity={null}
      list={{
        ...{ options, state: { ...defaultState(options), view: 'list' } },
        ...{ change: () => {}, reset: () => {}, hold: () => () => {} },
      }}
    />,
  )
  await page.until(() =>
    expect({ names: page.words('a[data-thing]'), marked: page.all('.wanted').length }).toEqual(expected),
  )
  const hidden = counted(wishTexts('en').hidden, 1, 'en')
  const saidHidden = page.words('.things > p').filter((words) => words.startsWith(hidden))
  expect(saidHidden).toHaveLength(expected.names.some((name) => name.startsWith('Mount 3')) ? 0 : 1)
}

test('in a list of a character of theirs, what the reader wants and the character lacks is marked, in words too', () =>
  expectList([character], { names: ['Mount 2 Wish list', 'Mount 4', 'Mount 1'], marked: 1 }))

test("in the list of somebody else's character nothing is marked", () =>
  expectList([], { names: ['Mount 1', 'Mount 2', 'Mount 4'], marked: 0 }))

test('a picture is marked, and its label says so', async () => {
  const signs = { labelOf: (id: number) => (id === 2 ? 'Wish list' : ''), Sign: () => <i className="wanted" /> }
  const frame = frameOf('mount', { signs, isPictured: true })
  const page = await drawn(<Blocks frame={frame} things={rows.map((row) => thingOf(row))} openKey={null} />)
  expect(page.attributes('a', 'aria-label')).toEqual([...['Mount 1', 'Mount 2 (Wish list)', 'Mount 3', 'Mount 4']])
  expect(page.all('.wanted')).toHaveLength(1)
})

test('the Tab key reaches one picture of a list, though it be the only one of its block', async () => {
  const draw = async (count: number) => {
    const things = Array.from({ length: count }, (_, at) => thingOf({ id: at + 1, name: `Mount ${at + 1}` }))
    const page = await drawn(<Blocks frame={frameOf('mount', { isPictured: true })} things={things} openKey={null} />)
    return page.attributes('a', 'tabindex')
  }
  expect(await draw(1)).toEqual(['0'])
  expect(await draw(40)).toEqual(['0', ...Array<string>(39).fill('-1')])
})

test('a piece is drawn again only where the signs of it change', () => {
  const wanted = (...ids: number[]) => ({
    labelOf: (id: number) => (ids.includes(id) ? 'on it' : ''),
    Sign: () => null,
  })
  expect(isSameSigns(null, wanted(5), rows)).toBe(true)
  expect(isSameSigns(wanted(1, 5), wanted(1), rows)).toBe(true)
  expect(isSameSigns(wanted(1), wanted(2), rows)).toBe(false)
  expect(isSameSigns(wanted(1), null, rows)).toBe(false)
})

test('every list whose things can be wished for can be narrowed to wishes', () => {
  expect(listFacts.filter(({ page }) => !page.facets.includes('wish')).map(({ type }) => type)).toEqual([])
})
