import { expect, test } from 'vitest'
import { enlarge } from './letters.ts'
import { useBrowser } from './site.ts'
import { scrollTo } from './visit.ts'

const open = useBrowser()

test.each([
  ['/ranking/mount/global/', '.list.board .who a'],
  ['/rarity/mount/global/', '.list.rare tr:not(.nobody) .item > div:first-of-type a'],
])('names of %s are read as words on a phone with letters of twice the size', async (path, selector) => {
  const { page, close } = await open(path, { viewport: { width: 390, height: 900 } })
  await enlarge(page, 200)
  const names = page.locator(selector)
  await scrollTo(names.nth(4))
  for (let at = 0; at < 5; at++) {
    const name = names.nth(at)
    // A word that is broken into its letters has as many lines.
    const lines = await name.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(lines).toBeLessThanOrEqual((await name.innerText()).split(/\s+/).length + 1)
  }
  await close()
})
