import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { storageOf } from '#ui/page.fixture.ts'
import { failureTexts } from '#user/texts.ts'
import { pageWishes } from './page-wishes.ts'
import { wishTexts } from './texts.ts'
import { WishButtons } from './wish-buttons.tsx'
import { wishesKey } from '#storage/keys.ts'

const text = wishTexts('en')
const wish = (id: number, kind: 'want' | 'hide') => ({ type: 'mount', id, wish: kind, at: 1 })

/** The buttons of mount 7, in a browser that keeps these wishes of nobody's. */
const draw = async (kept: readonly object[], isLoaded = true) => {
  if (isLoaded) {
    vi.stubGlobal('localStorage', storageOf({ [wishesKey]: JSON.stringify(kept) }))
    await pageWishes.load()
  }
  const page = await drawn(<WishButtons language="en" type="mount" id={7} />, {
    kept: { [wishesKey]: JSON.stringify(kept) },
  })
  return {
    page,
    pressed: () => page.attributes('button', 'aria-pressed'),
    icons: () => page.all('use').map((use) => use.getAttribute('href')?.split('#')[1]),
    choose: (at: number) => page.click(`button:nth-of-type(${at})`),
    kept: () => JSON.parse(page.storage.getItem(wishesKey) ?? '[]') as { id: number; wish: string }[],
  }
}

describe('the buttons of a thing', () => {
  test('say what the reader wants of it, and take that back by the same button', async () => {
    const { pressed, icons, choose, kept, page } = await draw([wish(7, 'want'), wish(8, 'hide')])
    expect([page.words('button'), pressed(), icons()]).toEqual([
      ...[
        [text.want, text.hide],
        ['true', 'false'],
        ['check', 'close'],
      ],
    ])
    await choose(2)
    expect([pressed(), icons()]).toEqual([
      ['false', 'true'],
      ['star', 'check'],
    ])
    expect(kept().map((one) => [one.id, one.wish])).toEqual([
      [7, 'hide'],
      [8, 'hide'],
    ])
    await choose(2)
    expect([pressed(), kept().map(({ id }) => id)]).toEqual([['false', 'false'], [8]])
  })

  test('can be pressed once it is known what was wanted', async () => {
    const list = vi.spyOn(pageWishes.wishes, 'get').mockReturnValue(null)
    onTestFinished(() => list.mockRestore())
    const { page, pressed } = await draw([], false)
    const disabled = () => page.all('button').map((button) => button.hasAttribute('disabled'))
    expect([disabled(), pressed()]).toEqual([
      [true, true],
      ['false', 'false'],
    ])
    list.mockRestore()
    await page.draw(<WishButtons language="en" type="mount" id={8} />)
    expect(disabled()).toEqual([false, false])
  })

  test('say that there are too many, and why a wish could not be saved', async () => {
    const { choose, page } = await draw([])
    const set = vi.spyOn(pageWishes, 'set').mockResolvedValue('tooManyWishes')
    await choose(1)
    expect(page.words('[role=status]')).toEqual([text.tooMany])
    set.mockResolvedValue('offline' as never)
    await choose(1)
    expect(Object.values(failureTexts('en'))).toContain(page.words('[role=status]')[0])
    set.mockResolvedValue(null)
    await choose(1)
    expect(page.words('[role=status]')).toEqual([''])
    set.mockRestore()
  })
})
