import { describe, expect, test } from 'vitest'
import { recentKey } from '#storage/keys.ts'
import { pickerTexts } from '#search/texts.ts'
import { fill } from '#texts/fill.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Chooser } from './chooser.tsx'
import { partyTexts } from './texts.ts'

// It comes at once where a name is typed.
import '#search/combobox.ts'

const texts = partyTexts('de')
const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const kept = { [recentKey]: JSON.stringify([person(7), person(8)]) }
const names: [number, string, number][] = [
  [42, 'Kupo Nuts', 56],
  [43, 'Kupo Mini', 57],
]
const web = {
  '/places.json': {},
  '/api/names/ku/': { prefix: 'ku', deeper: [], names },
  '/api/names/no/': { prefix: 'no', deeper: [], names: [] },
  '/api/charsearch/nobody/': { results: [] },
}

const draw = async (chosen: readonly number[] = [], here: Readonly<Record<string, string>> = kept) => {
  const opened: string[] = []
  const members = chosen.map((id) => ({ id, name: `Person ${id}`, worldId: 40, iconUrl: '' }))
  const page = await drawn(
    <Chooser language="de" path="/matrix/" least={2} chosen={members} go={(to) => void opened.push(to)} />,
    { kept: here, web },
  )
  const field = page.one<HTMLInputElement>('[role=combobox]')
  const type = async (text: string) => {
    await page.settle(() => field.focus())
    await page.enter('[role=combobox]', text)
  }
  const press = (key: string) => page.settle(() => page.send(field, 'keydown', { key }))
  const search = () => page.settle(() => page.send(page.one('[role=search]'), 'submit'))
  const submit = () => page.settle(() => page.send(page.one('form:not([role])'), 'submit'))
  const picks = () =>
    page.all<HTMLInputElement>('.party-picks input').map(({ value, checked }) => [Number(value), checked])
  const said = () => page.words('form:not([role]) > [role=status]')
  return { page, opened, field, type, press, search, submit, picks, said }
}

describe('choosing who is looked at together', () => {
  test('takes characters that were opened, and opens the page in the order in which they were chosen', async () => {
    const { page, opened, submit, said } = await draw()
    expect(page.words('legend')).toEqual([texts.opened])
    await page.click('input[value="8"]')
    await submit()
    expect(opened).toEqual([])
    expect(said()).toEqual([texts.least.other.replace('{n}', '2')])
    await page.click('input[value="7"]')
    await submit()
    expect(opened).toEqual(['/de/matrix/?chars=8,7'])
  })

  test('offers names while one is typed, and takes the one that arrows and Enter choose', async () => {
    const { page, opened, field, type, press, submit, picks, said } = await draw()
    await type('kupo')
    await page.until(() => expect(page.words('[role=option] span')).toEqual(['Kupo Nuts', 'Kupo Mini']))
    await press('ArrowDown')
    await press('ArrowDown')
    await press('Enter')
    expect([field.value, page.one('[role=listbox]').hidden, page.document.activeElement]).toEqual(['', true, field])
    expect(picks()).toEqual([
      [43, true],
      [7, false],
      [8, false],
    ])
    expect(page.words('.party-picks li')[0]).toContain('Kupo Mini')
    expect(said()).toEqual([fill(texts.isAdded, { name: 'Kupo Mini' })])
    await page.click('input[value="7"]')
    await submit()
    expect(opened).toEqual(['/de/matrix/?chars=43,7'])
  })

  test('lists all who have a name by Enter, and says of one that nobody has that it is so', async () => {
    const { page, type, search, picks } = await draw([3], {})
    await type('kupo')
    await page.until(() => expect(page.all('[role=option]').length).toBe(2))
    await search()
    expect(page.one('[role=listbox]').hidden).toBe(true)
    await page.until(() => expect(page.words('legend')).toEqual([texts.found, texts.added]))
    expect(picks()).toEqual([
      [42, false],
      [43, false],
      [3, true],
    ])
    await page.click('input[value="42"]')
    expect(picks().filter(([, isChosen]) => isChosen)).toEqual([
      [42, true],
      [3, true],
      [42, true],
    ])
    const says = () => page.words('[role=search] > [role=status]:not([data-status])')
    await type('nobody')
    await search()
    await page.until(() => expect(says()).toEqual([pickerTexts('de').none]))
    await type('mog')
    await search()
    expect(says()).toEqual([pickerTexts('de').short])
  })

  test('takes ids and links at once', async () => {
    const { opened, field, type, search, submit } = await draw([3], {})
    await type('https://de.finalfantasyxiv.com/lodestone/character/2000012/')
    await search()
    expect(field.value).toBe('')
    await type('2000013')
    await search()
    await submit()
    expect(opened).toEqual(['/de/matrix/?chars=3,2000012,2000013'])
  })

  test('says where characters come from to who has opened none', async () => {
    const { page } = await draw([], {})
    expect(page.one('form:not([role])').textContent).toContain(texts.none)
  })
})
