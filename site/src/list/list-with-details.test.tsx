import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './open-page.fixture.ts'

const mounts = '/char/5/mounts/'

/** A page with a list of one thing, which its address may open. */
const pageAt = async (path: string) => {
  const page = openPage(path)
  const { ListWithDetails } = await import('./list-with-details.tsx')
  const { DetailsColumn, DetailsHeading } = await import('./details-column.tsx')
  const { usePlace } = await import('./opened.ts')
  const List = () => {
    const [key] = usePlace().parts.map(Number)
    const isOpen = key !== undefined
    return (
      <ListWithDetails className="with-details" openKey={key ?? null} closesTo={isOpen ? mounts : null}>
        <a href={`${mounts}4/`} data-thing="4">
          Four
        </a>
        <a href="/about/">About</a>
        <DetailsColumn select="Select" back={{ href: mounts, text: 'Back', isDrawn: false }} isOpen={isOpen}>
          {isOpen && <DetailsHeading openKey={key}>Thing {key}</DetailsHeading>}
        </DetailsColumn>
      </ListWithDetails>
    )
  }
  await page.draw(<List />)
  return { ...page, details: () => page.document.querySelector('aside')?.textContent }
}

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a thing opens beside its list; Escape closes it, and the reader is where they were', async () => {
  const { browser, click, press, details, focused, scrolled, close } = await pageAt(mounts)
  expect(details()).toBe('Select')
  await click('a[data-thing]')
  expect([browser.now().path, details()]).toEqual([`${mounts}4/`, 'BackThing 4'])
  await press('Escape')
  expect([browser.now().path, details()]).toEqual([mounts, 'Select'])
  expect([focused, scrolled]).toEqual([['Thing 4', 'Four'], [{ top: 640, behavior: 'instant' }]])
  await close()
})

test('the link back closes what the address opened, without a step in the history', async () => {
  const { browser, click, details, focused, scrolled, close } = await pageAt(`${mounts}4/`)
  expect(details()).toBe('BackThing 4')
  await click('[data-back]')
  expect([browser.now().path, browser.entries.length, details()]).toEqual([mounts, 1, 'Select'])
  expect([focused, scrolled]).toEqual([['Four'], ['into view']])
  await close()
})

test('links elsewhere are left to the browser, and Escape is while nothing is open', async () => {
  const { browser, click, press, close } = await pageAt(mounts)
  await click('a[href="/about/"]')
  await press('Escape')
  expect(browser.entries).toEqual([{ path: mounts, state: null }])
  await close()
})
