import { languages } from '@kupodex/data/game'
import { beforeAll, describe, expect, test } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import { countingTexts } from '#list/sums/texts.ts'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import type { ListedType } from './facts.ts'
import { Summary } from './summary.tsx'
import type { Thing, ThingRow } from './thing.ts'

const owned = (row: ThingRow) => thingOf(row, { isOwned: true })
/** Parts for owners alone read these; there are none here. */
const shown = null as unknown as ShownRows<Thing>
const { ways } = countingTexts('en')

const open = ({ one, settle, send }: Drawn) =>
  settle(() => {
    const details = one<HTMLDetailsElement>('.what-counts')
    details.open = true
    send(details, 'toggle')
  })

// The table is there as soon as it is asked for.
beforeAll(() => import('./list-sums.tsx'))

describe('how much of a collection a character has', () => {
  const draw = (type: ListedType, things: readonly Thing[], language: (typeof languages)[number] = 'en', rest = {}) =>
    drawn(<Summary frame={frameOf(type, rest, language)} things={things} shown={shown} />)

  test('is one number, of what counts', async () => {
    const { words } = await draw('mount', [owned({ id: 1 }), thingOf({ id: 2 }), owned({ id: 3, sourceTypeId: 7 })])
    expect(words('p')).toEqual(['1 of 2'])
  })

  test.each([
    ['leve', { isUnlock: true }, 'oneOf'],
    ['leve', { isRemoved: true }, 'gone'],
    ['mount', { sourceTypeId: 7 }, 'paid'],
    ['mount', { sourceTypeId: 12 }, 'limited'],
    ['mount', { obtainable: false }, 'gone'],
    ['mount', { obtainable: false, gone: 'upcoming' }, 'upcoming'],
    ['minion', { isInLog: false }, 'unlisted'],
  ] as const)('behind one press, %ss say of %j how they become all that there are', async (type, row, counting) => {
    const part = await draw(type, [owned({ id: 1 }), thingOf({ id: 2 }), owned({ id: 3, ...row })])
    const { one, all, words } = part
    expect(all('.what-counts table').length).toBe(0)
    await open(part)
    await part.until(() => expect(all('.what-counts table').length).toBe(1))
    expect(words('.what-counts tr').slice(1)).toEqual([`${ways.counted}12`, `${ways[counting]}11`, 'Total23'])
    expect(one('.what-counts summary').textContent).toBe('What counts?')
  })

  test('has nothing to explain where everything counts', async () =>
    expect((await draw('triadNpc', [owned({ id: 1 })])).all('.what-counts').length).toBe(0))

  test('is not known where nobody has checked anything off, nor where it is private', async () => {
    const [first] = (await draw('fish', [thingOf({ id: 1 })])).words('b')
    const [hidden] = (await draw('mount', [thingOf({ id: 1 })], 'en', { isKnown: false })).words('b')
    const [none] = (await draw('mount', [thingOf({ id: 1 })])).words('b')
    expect([first, hidden, none]).toEqual(['– of 1', '– of 1', '0 of 1'])
  })

  test('says how many more an achievement proves, and that it does not say which', async () => {
    const tally = { id: 2244, name: 'Ten', count: 2 }
    const said = async (things: readonly Thing[]) => (await draw('spell', things, 'en', { tally })).words('p')
    expect(await said([thingOf({ id: 1 }), thingOf({ id: 2 }), thingOf({ id: 3 })])).toContain(
      'At least 2 of these: the achievement “Ten” does not say which.',
    )
    const both = await said([owned({ id: 1 }), owned({ id: 2 }), thingOf({ id: 3 })])
    expect(both.join()).not.toContain('Ten')
  })

  test('says something else after the first tick in the same place, so that the list does not move and nothing is empty', async () => {
    const frame = frameOf('fish', { characterId: 0 })
    const { noTicks, someTicks, empty, shelf } = frame.texts.list
    const said = ({ all }: Drawn) =>
      all('.said > span').map(({ className, textContent }) => (className === 'gone' ? 'gone' : textContent))
    const things = (...ids: number[]) => [1, 2].map((id) => (ids.includes(id) ? owned({ id }) : thingOf({ id })))
    const part = await drawn(<Summary {...{ frame, shown }} things={things()} />)
    expect(said(part)).toEqual([`${noTicks} ${shelf}`])
    await part.draw(<Summary {...{ frame, shown }} things={things(1)} />)
    expect(said(part)).toEqual(['gone', `${someTicks} ${shelf}`])
    await part.draw(<Summary {...{ frame, shown }} things={things(1, 2)} />)
    expect(said(part)).toEqual(['gone', `${empty.left} ${shelf}`])
    await part.draw(<Summary {...{ frame, shown }} things={things()} />)
    expect(said(part)).toEqual([`${noTicks} ${shelf}`])
    expect(said(await draw('fish', [owned({ id: 1 })]))).toEqual([])
  })

  test('says of nobody’s character nothing of the Lodestone', async () => {
    const { noTicks, nothingKnown } = frameOf('emote').texts.list
    const said = async (characterId: number) =>
      (await draw('emote', [thingOf({ id: 1 })], 'en', { characterId })).one('.soft').textContent
    expect(await said(0)).toContain(noTicks)
    expect(await said(7)).toContain(nothingKnown)
  })

  test.each(languages)('is written in %s', async (language) => {
    const [words] = (await draw('mount', [owned({ id: 1 }), thingOf({ id: 2 })], language)).words('b')
    expect(words).toBe({ en: '1 of 2', de: '1 von 2', fr: '1 sur 2', ja: '1 / 2' }[language])
  })
})
