import { expect, onTestFinished, test, vi } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { noticesKey } from '#storage/keys.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { thingPath } from './frame.ts'
import { Notify } from './notify.tsx'
import { NotifyButton } from './notify-button.tsx'
import { notifyTexts } from './texts.ts'

const { unable, refused } = notifyTexts('en')
const notice = { id: 'fish 1', language: 'en', title: 'Tuna', text: 'Until {time}.', path: '/char/7/fish/1/' } as never
const draw = async (isOneOfSeveral: boolean, kept: readonly object[] = []) => {
  const props = { notice, words: { button: 'Notify', on: 'On.' }, ...(isOneOfSeveral && { isOneOfSeveral }) }
  const page = await drawn(<NotifyButton {...props} />, { kept: { [noticesKey]: JSON.stringify(kept) } })
  return { ...page, says: () => page.words('[role=status]')[0] }
}

test('where notices cannot be shown, a button says so at once, and one of several once it is pressed', async () => {
  expect((await draw(false)).says()).toBe(unable)
  const page = await draw(true)
  expect(page.says()).toBe('')
  await page.click('button')
  expect([page.says(), page.one('button').getAttribute('aria-pressed')]).toEqual([unable, 'false'])
})

test('who refuses is told how to allow them', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' })
  const page = await draw(false)
  expect(page.says()).toBe('')
  await page.click('button')
  expect([page.says(), page.one('button').getAttribute('aria-pressed')]).toEqual([refused, 'false'])
})

/** A browser whose reader allows notices once they are asked. */
const allow = () =>
  vi.stubGlobal(
    'Notification',
    Object.assign(class {}, { permission: 'default', requestPermission: async () => 'granted' }),
  )

test('whoever allows it is told of it from then on, and no more once the button is pressed again', async () => {
  allow()
  const page = await draw(false)
  const pressed = () => page.one('button').getAttribute('aria-pressed')
  expect([pressed(), page.says()]).toEqual(['false', ''])
  await page.click('button')
  await page.until(() => expect([pressed(), page.says()]).toEqual(['true', 'On.']))
  expect(page.storage.getItem(noticesKey)).toContain('fish 1')
  await page.click('button')
  expect([pressed(), page.says(), page.storage.getItem(noticesKey)]).toEqual(['false', '', null])
})

test('what the browser watches is read again when the button is pressed, and once more when it is not any longer', async () => {
  allow()
  const watched: (string | null)[] = []
  vi.doMock('#notices/watch.ts', () => ({ watchNotices: () => watched.push(localStorage.getItem(noticesKey)) }))
  vi.resetModules()
  onTestFinished(() => {
    vi.doUnmock('#notices/watch.ts')
    vi.resetModules()
  })
  const page = await drawn(null)
  const { NotifyButton: Button } = await import('./notify-button.tsx')
  await page.draw(<Button notice={notice} words={{ button: 'Notify', on: 'On.' }} />)
  await page.click('button')
  expect(watched).toEqual([expect.stringContaining('fish 1')])
  await page.click('button')
  expect(watched.slice(1)).toEqual([null])
})

test('a button is pressed from the start where its own notice is kept, and no other', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  const kept = { ...{ id: 'fish 1', language: 'en', title: 'Tuna', text: '', path: '/char/7/fish/1/' }, condition: {} }
  const isPressed = async (...ids: string[]) => {
    const page = await draw(
      false,
      ids.map((id) => ({ ...kept, id, rates: [] })),
    )
    return page.one('button').getAttribute('aria-pressed')
  }
  expect([await isPressed('fish 1'), await isPressed('fish 2'), await isPressed()]).toEqual(['true', 'false', 'false'])
  expect(await isPressed('fish 2', 'fish 1')).toBe('true')
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(await isPressed('fish 1')).toBe('false')
})

test('a notice of a thing leads to it, and is of its condition', async () => {
  allow()
  const words = { button: 'Notify', on: 'On.', until: 'Until {time}.' }
  const condition = { hours: { start: 1, end: 2 } }
  const page = await drawn(null)
  await page.draw(
    <Notify frame={frameOf('vista')} thing={thingOf({ id: 3, name: 'Piers' })} {...{ condition, words }} rates={[]} />,
  )
  await page.click('button')
  await page.until(() => expect(page.words('[role=status]')).toEqual(['On.']))
  const [notice] = JSON.parse(page.storage.getItem(noticesKey) ?? '[]') as object[]
  expect(notice).toMatchObject({
    ...{ id: 'vista 3', language: 'en', title: 'Piers', text: 'Until {time}.', condition, rates: [] },
    path: thingPath(frameOf('vista'), thingOf({ id: 3, name: 'Piers' })),
  })
  await page.click('button')
})
