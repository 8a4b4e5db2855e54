import { describe, expect, test, vi } from 'vitest'
import { recentKey } from '#recent/recent-key.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Chooser } from './chooser.tsx'
import { partyTexts } from './texts.ts'

const texts = partyTexts('en')
const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const kept = { [recentKey]: JSON.stringify([person(7), person(8)]) }

const draw = async (chosen: readonly number[] = [], here: Readonly<Record<string, string>> = kept) => {
  vi.stubGlobal('addEventListener', () => undefined)
  const opened: string[] = []
  const members = chosen.map((id) => ({ id, name: `Person ${id}`, worldId: 40, iconUrl: '' }))
  const page = await drawn(
    <Chooser language="de" path="/matrix/" least={2} chosen={members} go={(to) => void opened.push(to)} />,
    { kept: here },
  )
  const submit = () => page.settle(() => page.send(page.one('form'), 'submit'))
  return { page, opened, submit }
}

describe('choosing who is looked at together', () => {
  test('takes characters that were opened, and opens the page in the order in which they were chosen', async () => {
    const { page, opened, submit } = await draw()
    expect(page.words('legend')).toEqual([partyTexts('de').opened])
    await page.click('input[value="8"]')
    await submit()
    expect(opened).toEqual([])
    expect(page.words('form > [role=status]')).toEqual([partyTexts('de').least.other.replace('{n}', '2')])
    await page.click('input[value="7"]')
    await submit()
    expect(opened).toEqual(['/de/matrix/?chars=8,7'])
  })

  test('takes ids and links, and says of anything else that it is none', async () => {
    const { page, opened, submit } = await draw([3], {})
    const add = async (text: string) => {
      await page.enter('#party-add', text)
      await page.click('.asked button')
    }
    await add('Mog')
    expect(page.words('#party-problem')).toEqual([partyTexts('de').noId])
    expect(page.one('#party-add').getAttribute('aria-invalid')).toBe('true')
    await add('https://de.finalfantasyxiv.com/lodestone/character/2000012/')
    expect(page.words('#party-problem')).toEqual([''])
    await add('2000012')
    await submit()
    expect(opened).toEqual(['/de/matrix/?chars=3,2000012'])
  })

  test('says where characters come from to who has opened none', async () => {
    const { page } = await draw([], {})
    expect(page.one('form').textContent).toContain(partyTexts('de').none)
    expect(texts.none).not.toBe(partyTexts('de').none)
  })
})
