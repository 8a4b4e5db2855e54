import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { session } from '#session/session.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { user } from '#user/user.ts'
import { pageWishes } from '#wishes/page-wishes.ts'
import { wishesKey } from '#storage/keys.ts'
import { useOwnWishes } from './use-own-wishes.ts'

afterEach(() => {
  session.set(null)
  user.set(null)
})

const Said = ({ character }: { character: number }) => {
  const { wishes, isOwn, isKeptHere } = useOwnWishes(character)
  return <p>{[wishes.length, isOwn, isKeptHere].join()}</p>
}

test('wishes of a reader without an account are theirs, and never those of the character that is shown', async () => {
  const kept = { [wishesKey]: JSON.stringify([{ type: 'mount', id: 4, wish: 'want', at: 1 }]) }
  const page = await drawn(<Said character={7} />, { kept })
  await vi.waitFor(async () => {
    await page.settle(() => pageWishes.load())
    expect(page.words('p')).toEqual(['1,false,true'])
  })
})

test('they are those of the character that is shown where it is one of the reader’s own', async () => {
  const kept = { [wishesKey]: JSON.stringify([{ type: 'mount', id: 4, wish: 'want', at: 1 }]) }
  const page = await drawn(<Said character={7} />, { kept })
  const owning = (...ids: number[]) =>
    page.settle(() => user.set({ own: ids.map((id) => ({ id, name: '', worldName: '', iconUrl: '' })) } as never))
  await page.settle(() => pageWishes.load())
  await page.until(() => expect(page.words('p')).toEqual(['1,false,true']))
  await owning(8)
  await page.until(() => expect(page.words('p')).toEqual(['1,false,true']))
  await owning(8, 7)
  await page.until(() => expect(page.words('p')).toEqual(['1,true,true']))
})

test.each([
  ['whoever cannot have said anything', {}, false, false],
  ['who has said something here', { [wishesKey]: '[]' }, false, true],
  ['who may be logged in', {}, true, true],
])('wishes of %s are looked for or not', async (_, kept, isUser, isLoaded) => {
  const loaded = vi.fn()
  vi.resetModules()
  vi.doMock('#session/session-key.ts', async (original) => ({ ...(await original()), mayBeUser: () => isUser }))
  vi.doMock('#wishes/page-wishes.ts', async (original) => {
    loaded()
    return original()
  })
  onTestFinished(() => {
    vi.doUnmock('#session/session-key.ts')
    vi.doUnmock('#wishes/page-wishes.ts')
    vi.resetModules()
  })
  const { useOwnWishes: use } = await import('./use-own-wishes.ts')
  const Asking = () => <p>{use(7).wishes.length}</p>
  const page = await drawn(<Asking />, { kept })
  await page.calm()
  expect(loaded.mock.calls.length > 0).toBe(isLoaded)
})
