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

  test('behind one press, what it has is said only where that is known', async () => {
    const gone = { obtainable: false }
    const columns = async (type: ListedType, things: readonly Thing[], rest = {}) => {
      const part = await draw(type, things, 'en', rest)
      await open(part)
      await part.until(() => expect(part.all('.what-counts table').length).toBe(1))
      return part.all('.what-counts thead th').length
    }
    expect(await columns('mount', [thingOf({ id: 1 }), thingOf({ id: 2, ...gone })])).toBe(3)
    expect(await columns('mount', [thingOf({ id: 1 }), thingOf({ id: 2, ...gone })], { isKnown: false })).toBe(2)
    expect(await columns('fish', [thingOf({ id: 1 }), thingOf({ id: 2, ...gone })])).toBe(2)
    // Something that does not count was checked off.
    expect(await columns('fish', [thingOf({ id: 1 }), owned({ id: 2, ...gone })])).toBe(3)
  })

  test('how many names the shield hides is said behind one press', async () => {
    const things = [thingOf({ id: 1 }), thingOf({ id: 2, obtainable: false })]
    const table = async (hidden: readonly number[]) => {
      const part = await draw('mount', things, 'en', { isVeiled: ({ id }: Thing) => hidden.includes(id) })
      await open(part)
      await part.until(() => expect(part.all('.what-counts table').length).toBe(1))
      return part.words('.what-counts').join()
    }
    const none = await table([])
    expect(await table([1])).not.toBe(none)
    expect(await table([1, 2])).not.toBe(await table([1]))
  })

  test('a bar shows how far it is, whatever there is', async () => {
    const bar = async (things: readonly Thing[]) => {
      const { one } = await draw('mount', things)
      return ['value', 'max'].map((name) => one('progress').getAttribute(name))
    }
    expect(await bar([owned({ id: 1 }), thingOf({ id: 2 })])).toEqual(['1', '2'])
    expect(await bar([])).toEqual(['0', '1'])
  })

  test('of a list that its owner ticks it leads others to who that is; whoever ticks has tools for it', async () => {
    const links = async (type: ListedType, rest = {}) =>
      (await draw(type, [owned({ id: 1 })], 'en', rest)).attributes('a', 'href')
    expect(await links('fish')).toEqual(['/char/7/verify/'])
    expect(await links('mount')).toEqual([])
    const TickTools = ({ type }: { type: string }) => <p className="tools">{type}</p>
    const mark = { set: () => {}, isTicking: false, setTicking: () => {}, parts: { TickTools } }
    const part = await draw('fish', [owned({ id: 1 })], 'en', { mark })
    expect([part.attributes('a', 'href'), part.words('.tools')]).toEqual([[], ['fish']])
  })

  test('of a list that nothing is known of it says why, and what is checked off of none', async () => {
    const part = await draw('fish', [thingOf({ id: 1 })], 'en', { isKnown: false, unknown: 'Private.' })
    expect([part.words('.summary p > .soft'), part.all('.said').length]).toEqual([['Private.'], 0])
    const { nothingChecked } = frameOf('fish').texts.list
    expect((await draw('fish', [thingOf({ id: 1 })])).words('.said')[0]).toContain(nothingChecked)
    // What does not count was checked off.
    const some = await draw('fish', [thingOf({ id: 1 }), owned({ id: 2, obtainable: false })])
    expect([some.words('b'), some.all('.said').length]).toEqual([['– of 1'], 0])
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

  test('says that nothing is checked off, too, once the last tick was taken back', async () => {
    const frame = frameOf('fish', { characterId: 0 })
    const { noTicks, someTicks, shelf } = frame.texts.list
    const things = (isOwned: boolean) => [thingOf({ id: 1 }, { isOwned }), thingOf({ id: 2 })]
    const part = await drawn(<Summary {...{ frame, shown }} things={things(true)} />)
    expect(part.all('.said')).toEqual([])
    await part.draw(<Summary {...{ frame, shown }} things={things(false)} />)
    expect(part.words('.said > span')).toEqual([`${noTicks} ${shelf}`])
    await part.draw(<Summary {...{ frame, shown }} things={things(true)} />)
    expect(part.words('.said > span:not(.gone)')).toEqual([`${someTicks} ${shelf}`])
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
