import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bellMs, eorzeaDayMs, forecast, nextPeriods } from '@kupodex/data/eorzea'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { localTime } from '#format/clock.ts'
import { readNotices } from '#notices/kept-notices.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Rows } from '#collection/rows.tsx'
import { offersAt } from '#collection/offer.ts'
import { mapTexts } from '#maps/texts.ts'
import { vistaTexts } from './texts.ts'
import { hoursOf, sky, State, waitsOf } from './state.tsx'
import { conditionOf, keyOf, type Vista } from './vista.ts'
import { VistaDetails } from './vista-details.tsx'
import { Keeper, useWhen, VistaLine } from './vistas-page.tsx'

const noon = Math.floor(1_785_000_000_000 / eorzeaDayMs) * eorzeaDayMs + 12 * bellMs
const texts = vistaTexts('en')
const frame = frameOf('vista')
const vistas = rowsIn('en', 'vistas')
const rates = new Map(rowsIn('en', 'weatherRates').map((row) => [row.id, row.rates]))
const vistaCalled = (name: string): Vista => {
  const found = vistas.find((row) => row.name === name)
  if (found === undefined) throw new Error(`no vista ${name}`)
  return found
}
/** Fair skies from 8:00 to 12:00, and nothing at all. */
const [piers, free] = [vistaCalled('Barracuda Piers'), vistaCalled('Camp Riversmeet')]
const things = [thingOf(piers), thingOf(free)]
const waits = waitsOf(vistas, (id) => rates.get(id))

beforeEach(() => {
  sky.set(null)
  showTables()
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterEach(() => void vi.useRealTimers())

test('every vista that waits for something can be recorded when its weather and its hours come together', () => {
  const offers = offersAt(waits, noon, undefined)
  expect(vistas.filter((row) => conditionOf(row) !== null)).toHaveLength(82)
  expect([...offers.values()].filter((offer) => offer === null)).toEqual([])
  const next = offers.get('14:2:8:12')
  const [start, end] = [next?.period.start ?? 0, next?.period.end ?? 0]
  expect([(start / bellMs) % 24 >= 8, ((end - 1) / bellMs) % 24 < 12]).toEqual([true, true])
  expect(forecast(rates.get(14) ?? [], start, 1)[0]?.weatherId).toBe(2)
})

test('what has not changed is the same object', () => {
  const offers = offersAt(waits, noon, undefined)
  const again = offersAt(waits, noon + 1, offers)
  expect([...again.entries()].every(([key, offer]) => offers.get(key) === offer)).toBe(true)
})

const Both = () => (
  <>
    <Keeper {...{ frame, character, things }} groups={[]} group={null} list={undefined as never} />
    {things.map((thing) => (
      <p key={thing.id}>
        <VistaLine frame={frame} thing={thing} />
      </p>
    ))}
  </>
)

test('a row says when, in which weather, at which hours and by which emote', async () => {
  const condition = conditionOf(piers)
  const [period] = condition === null ? [] : nextPeriods(condition, rates.get(piers.weatherRateId ?? 0) ?? [], noon, 1)
  const page = await drawn(<Both />)
  const [first = '', second] = page.words('p')
  expect(first).toContain(localTime(period?.start ?? 0, 'en'))
  expect(first).toMatch(/^Next: .* · Fair Skies · 08:00–12:00 \(Eorzea time\) · Lookout$/)
  expect(second).toBe('Lookout')
  // A phone shows the state alone; what waits for nothing has none, and all of its words.
  expect(page.words('.vista-facts')).toEqual(['· Fair Skies · 08:00–12:00 (Eorzea time) · Lookout'])
})

test('as long as weather or clock are not known, a row says what the vista asks for, and there is nothing to narrow by', async () => {
  showTables({ weathers: 'loading' })
  const page = await drawn(<Both />)
  expect(page.words('p')).toEqual(['08:00–12:00 (Eorzea time) · Lookout', 'Lookout'])
  expect([page.words('.vista-state'), sky.get()]).toEqual([[], null])
})

test('of a zone whose weather is not known nothing is said', () => {
  expect(waitsOf([piers, free], () => undefined)).toEqual([])
})

const vista = (weatherId: number | null, startHour: number | null, endHour: number | null) =>
  ({ ...piers, weatherId, startHour, endHour }) as Vista

test.each([
  [null, null, null, null, null],
  [2, null, null, { weatherIds: [2] }, null],
  [null, 8, 12, { hours: { start: 8, end: 12 } }, '08:00–12:00 (Eorzea time)'],
  [2, 20, 24, { weatherIds: [2], hours: { start: 20, end: 24 } }, '20:00–24:00 (Eorzea time)'],
  [2, 8, null, { weatherIds: [2] }, null],
  [null, null, 8, null, null],
])('weather %j from %j to %j', (weatherId, start, end, condition, hours) => {
  const waiting = vista(weatherId, start, end)
  expect([conditionOf(waiting), hoursOf(waiting, texts)]).toEqual([condition, hours])
})

test('where it cannot be recorded within half a year, that is said', async () => {
  const page = await drawn(<State language="en" offer={null} now={noon} />)
  expect([page.words('.vista-state'), page.one('.vista-state').dataset['now']]).toEqual([[texts.never], 'false'])
})

test('a row says until when, while it can be recorded', async () => {
  const condition = conditionOf(piers)
  const [period] = condition === null ? [] : nextPeriods(condition, rates.get(piers.weatherRateId ?? 0) ?? [], noon, 1)
  vi.setSystemTime((period?.start ?? 0) + 1)
  const page = await drawn(<Both />)
  expect(page.one('.vista-state').dataset['now']).toBe('true')
  expect(page.words('p')[0]).toContain(`Now, until ${localTime(period?.end ?? 0, 'en')}`)
})

test('the list can be narrowed to what can be recorded now, later or at any time, by the bell', async () => {
  const condition = conditionOf(piers)
  const [period] = condition === null ? [] : nextPeriods(condition, rates.get(piers.weatherRateId ?? 0) ?? [], noon, 1)
  const Facet = () => {
    const [when] = useWhen('en')
    return (
      <>
        <output>{things.map((thing) => when?.valuesOf(thing).map((value) => when.labelOf(value))).join('; ')}</output>
        <i>{['always', 'now', 'later'].sort(when?.order).join(' ')}</i>
      </>
    )
  }
  const page = await drawn(
    <>
      <Facet />
      <Both />
    </>,
  )
  expect(page.words('output, i')).toEqual(['Later; At any time', 'now later always'])
  vi.setSystemTime((period?.start ?? 0) + 1)
  await page.settle(() => page.send(page.document, 'visibilitychange'))
  expect(page.words('output')).toEqual(['Now; At any time'])
  // Of a zone whose weather is not known.
  await page.settle(() => sky.set({ at: noon, offers: new Map(), weathers: new Map() }))
  expect(page.words('output')).toEqual(['; At any time'])
  await page.settle(() => sky.set(null))
  expect(page.words('output')).toEqual([';'])
})

const details = (thing = things[0]) => {
  if (thing === undefined) throw new Error('no thing')
  return <VistaDetails {...{ frame, character, thing }} groups={[]} />
}

test('details say what a vista asks for, and open its map', async () => {
  const page = await drawn(details())
  expect(page.words('dd > div')).toEqual(['Fair Skies', '08:00–12:00 (Eorzea time)'])
  expect(page.words('dd')[1]).toBe('Lookout /lookout')
  expect(page.words('summary')).toEqual([mapTexts('en').open])
  expect(page.all('.notify')).toHaveLength(1)
  const other = await drawn(details(things[1]))
  expect(other.words('dd')[0]).toBe(texts.any)
  expect(other.all('.notify')).toHaveLength(0)
})

test('details say when it can be recorded, and how long that is from now', async () => {
  const page = await drawn(
    <>
      {details()}
      <Both />
    </>,
  )
  const [state = ''] = page.words('.vista-state')
  expect(state).toMatch(/^Next: .+ · in \d+ (min|hr)\.$/)
  await page.settle(() => sky.set({ at: noon, weathers: new Map(), offers: new Map([[keyOf(piers), null]]) }))
  expect(page.words('.vista-state')[0]).toBe(texts.never)
})

test('without the tables of weather details say the rest, and nobody can be notified', async () => {
  showTables({ weathers: 'loading', weatherRates: 'loading' })
  const page = await drawn(details())
  expect(page.words('dd')[0]).toBe('08:00–12:00 (Eorzea time)')
  expect(page.all('.notify')).toHaveLength(0)
})

test('a notice is kept with what the vista waits for', async () => {
  class Notification {
    static requestPermission = async () => 'granted'
  }
  vi.stubGlobal('Notification', Notification)
  const page = await drawn(details())
  await page.click('.notify button')
  await vi.waitFor(() => expect(readNotices(page.storage)).toHaveLength(1))
  expect(readNotices(page.storage)[0]).toMatchObject({
    id: 'vista 1',
    path: '/char/7/sightseeinglog/1/',
    condition: { weatherIds: [2], hours: { start: 8, end: 12 } },
    rates: rates.get(14),
  })
})

test('a row of the list has a gap between the place and when it can be recorded', async () => {
  const thing = thingOf(piers, { howTo: 'Limsa Lominsa Upper Decks X: 9.5 Y: 7.8' })
  const page = await drawn(
    <>
      <Keeper {...{ frame, character, things }} groups={[]} group={null} list={undefined as never} />
      <Rows frame={{ ...frame, extras: { ...frame.extras, inRow: VistaLine } }} things={[thing]} openKey={null} />
    </>,
    { isRoomy: false },
  )
  expect(page.words('.ways')[0]).toMatch(/Y: 7\.8\s+Next: /)
})
