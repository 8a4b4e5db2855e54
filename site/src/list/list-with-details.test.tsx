import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './open-page.fixture.ts'

const mounts = '/char/5/mounts/'

/** A page with a list of one thing, which its address may open. */
const pageAt = async (path: string, isBeside = true) => {
  const page = openPage(path, isBeside)
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
        <DetailsColumn back={{ href: mounts, text: 'Back', isDrawn: false }} isOpen={isOpen}>
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

/** A list of some things with a search, of which its reader opens the second and then hides some. */
const pageWith = async (keys: readonly number[]) => {
  const page = openPage(mounts)
  const { ListWithDetails } = await import('./list-with-details.tsx')
  const { DetailsColumn } = await import('./details-column.tsx')
  const { usePlace } = await import('./opened.ts')
  const List = ({ keys }: { keys: readonly number[] }) => {
    const [key] = usePlace().parts.map(Number)
    return (
      <ListWithDetails className="with-details" openKey={key ?? null} closesTo={key === undefined ? null : mounts}>
        <input type="search" />
        {keys.map((key) => (
          <a key={key} href={`${mounts}${key}/`} data-thing={key}>
            No. {key}
          </a>
        ))}
        <DetailsColumn back={{ href: mounts, text: 'Back', isDrawn: false }} isOpen={key !== undefined}>
          <a href={`${mounts}9/`} data-thing="9">
            No. 9
          </a>
        </DetailsColumn>
      </ListWithDetails>
    )
  }
  await page.draw(<List keys={keys} />)
  await page.click('a[data-thing="2"]')
  return { ...page, leave: (keys: readonly number[]) => page.draw(<List keys={keys} />) }
}

test.each([
  ['the next', [1, 3], ['No. 3']],
  ['the one before where it was the last', [1], ['No. 1']],
  ['the search where nothing is left', [], ['']],
])('the focus goes from a thing that is no longer listed to %s', async (_, left, to) => {
  const { leave, press, focused, close } = await pageWith([1, 2, 3])
  await leave(left)
  await press('Escape')
  expect(focused).toEqual(to)
  await close()
})

const by = (top: number) => ({ top, behavior: 'instant' })

test.each([
  ['beside its list', true, [by(40), by(80)]],
  ['in the place of its list', false, [by(40)]],
])(
  'a thing opens %s, which has it where it was; Escape closes it, and the reader is on its link',
  async (_, isBeside, moved) => {
    const { browser, click, press, details, focused, scrolled, close } = await pageAt(mounts, isBeside)
    expect(details()).toBeUndefined()
    await click('a[data-thing]')
    expect([browser.now().path, details()]).toEqual([`${mounts}4/`, 'BackThing 4'])
    await press('Escape')
    expect([browser.now().path, details()]).toEqual([mounts, undefined])
    expect([focused, scrolled]).toEqual([['Thing 4', 'Four'], moved])
    await close()
  },
)

test('the link back closes what the address opened, without a step in the history', async () => {
  const { browser, click, details, focused, scrolled, close } = await pageAt(`${mounts}4/`)
  expect(details()).toBe('BackThing 4')
  await click('[data-back]')
  expect([browser.now().path, browser.entries.length, details()]).toEqual([mounts, 1, undefined])
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
