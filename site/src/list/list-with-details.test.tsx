import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { lend } from '#ui/page.fixture.ts'

const mounts = '/char/5/mounts/'

/** A page at an address, on which a link is 40 pixels lower whenever it is measured. Import the list after this. */
const openAt = async (path: string, isBeside = true) => {
  const page = await drawn(null, { path })
  const [focused, scrolled]: [string[], unknown[]] = [[], []]
  let top = 100
  vi.stubGlobal('scrollBy', (by: unknown) => void scrolled.push(by))
  const measured = {
    getBoundingClientRect: () => ({ top: (top += 40) }),
    checkVisibility: () => isBeside,
    focus(this: HTMLElement) {
      focused.push(this.textContent)
    },
    scrollIntoView: () => void scrolled.push('into view'),
  }
  onTestFinished(lend(HTMLElement.prototype, measured))
  return {
    ...{ ...page, focused, scrolled },
    here: () => [location.pathname, history.length],
    press: (key: string) => page.settle(() => dispatchEvent(Object.assign(new Event('keydown'), { key }))),
  }
}

/** A page with a list of one thing, which its address may open. */
const pageAt = async (path: string, isBeside = true) => {
  const page = await openAt(path, isBeside)
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
  return { ...page, details: () => page.words('aside')[0] }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

/** A list of some things with a search, of which its reader opens the second and then hides some. */
const pageWith = async (keys: readonly number[]) => {
  const page = await openAt(mounts)
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
  const { leave, press, focused } = await pageWith([1, 2, 3])
  await leave(left)
  await press('Escape')
  expect(focused).toEqual(to)
})

const by = (top: number) => ({ top, behavior: 'instant' })

test.each([
  ['beside its list', true, [by(40), by(80)]],
  ['in the place of its list', false, [by(40)]],
])(
  'a thing opens %s, which has it where it was; Escape closes it, and the reader is on its link',
  async (_, isBeside, moved) => {
    const { here, click, press, details, focused, scrolled } = await pageAt(mounts, isBeside)
    expect(details()).toBeUndefined()
    await click('[data-thing="4"]')
    expect([here(), details()]).toEqual([[`${mounts}4/`, 2], 'BackThing 4'])
    await press('Escape')
    expect([here(), details()]).toEqual([[mounts, 1], undefined])
    expect([focused, scrolled]).toEqual([['Thing 4', 'Four'], moved])
  },
)

test('the link back closes what the address opened, without a step in the history', async () => {
  const { here, click, details, focused, scrolled } = await pageAt(`${mounts}4/`)
  expect(details()).toBe('BackThing 4')
  await click('[data-back]')
  expect([here(), details()]).toEqual([[mounts, 1], undefined])
  expect([focused, scrolled]).toEqual([['Four'], ['into view']])
})

test('links elsewhere are left to the browser, and Escape is while nothing is open', async () => {
  const { here, click, press } = await pageAt(mounts)
  await click('a[href="/about/"]')
  await press('Escape')
  expect(here()).toEqual([mounts, 1])
})
