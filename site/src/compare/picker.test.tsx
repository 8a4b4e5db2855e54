import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { character as sample } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import type { CompareFrame } from './frame.ts'
import { comparePageTexts } from './page-texts.ts'

const texts = comparePageTexts('en')
const frame = { language: 'en', lists: [], texts: { ...texts, lists: {} } } as unknown as CompareFrame
const person = (id: number, name = `Person ${id}`): RecentCharacter => ({ id, name, worldName: 'Lich', iconUrl: '' })

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('KUPODEX_ISSUER', 'https://issuer.example')
  vi.stubEnv('KUPODEX_CLIENT_ID', 'site')
  onTestFinished(() => void vi.unstubAllEnvs())
})
afterEach(() => {
  vi.doUnmock('../user/user.ts')
  vi.doUnmock('../search/finder.tsx')
  vi.resetModules()
})

const open = async (opened: readonly RecentCharacter[], account: object | null) => {
  vi.doMock('../search/finder.tsx', () => ({ Finder: ({ compared }: { compared: number }) => <em>{compared}</em> }))
  vi.doMock('../user/user.ts', () => ({
    followUser: () => undefined,
    user: { subscribe: (hear: (known: object | null) => void) => (hear(account), () => undefined) },
  }))
  const [{ sessionKey }, { recentKey }] = await Promise.all([
    import('#session/session-key.ts'),
    import('#storage/keys.ts'),
  ])
  const session = account === null ? {} : { [sessionKey ?? '']: '{}' }
  const page = await drawn(null, { kept: { [recentKey]: JSON.stringify(opened), ...session } })
  const { recent } = await import('#recent/recent.ts')
  recent.set([...opened])
  const { Picker } = await import('./picker.tsx')
  await page.draw(
    <Picker frame={frame} character={{ ...sample, id: 7 }}>
      <b>Why</b>
    </Picker>,
  )
  await page.settle()
  return { ...page, hrefs: () => page.attributes('a', 'href') }
}

test('who was opened last can be compared, but not the character itself', async () => {
  const page = await open([person(7), person(8)], null)
  expect(page.hrefs()).toEqual(['/char/7/compare/8/', '/login/'])
  expect([page.words('em'), page.words('b').at(0), page.words('p a')]).toEqual([['7'], 'Why', [texts.compare.login]])
  expect(page.words('li span')).toContain('Person 8 Lich')
})

test('where nobody was opened, that is said', async () => {
  expect((await open([], null)).words('p')).toContain(texts.compare.noRecent)
})

test('a user has their own characters and favorites, of which those without a name are not shown', async () => {
  const page = await open([], { own: [person(7), person(9), person(10, '')], favorites: [person(11)] })
  await page.until(() => expect(page.hrefs()).toEqual(['/char/7/compare/9/', '/char/7/compare/11/']))
})
