import { expect, onTestFinished, test } from 'vitest'
import { session } from '#session/session.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { KnownUser } from './kept-user.ts'
import { commonTexts, loginTexts } from '#texts/texts.ts'
import { setUser, user as shownUser } from './user.ts'
import { drawFor, WithUser } from './with-user.tsx'

const user = (subject: string, nickname = ''): KnownUser => ({
  ...{ subject, nickname, at: 0, isAdmin: false, seesIds: false },
  ...{ own: [], favorites: [], lost: [] },
})

test('parts of one user are not kept for another one, and stay while more becomes known of the same', () => {
  const keys = [user('mina'), user('mina', 'Mina'), user('aldo')].map(
    (one) => (drawFor(one, () => 'secret') as { key: string | null }).key,
  )
  expect(keys).toEqual(['mina', 'mina', 'aldo'])
})

test('a page asks whoever is not logged in to do so, waits for who is, and is drawn for the user', async () => {
  onTestFinished(() => {
    session.set(null)
    setUser(null)
  })
  const { required } = loginTexts('de')
  const page = await drawn(
    <WithUser language="de" otherwise={<i>or else</i>} below={<b>below</b>}>
      {({ nickname }) => <em>{nickname}</em>}
    </WithUser>,
  )
  expect(page.words('h2, i, b')).toEqual([required, 'or else', 'below'])
  expect(page.one('a').getAttribute('href')).toBe('/de/login/')
  // An account that is still being asked for: here nobody answers.
  await page.settle(() => session.set({ token: 'a', expiresAt: Infinity, subject: 'mina' }))
  await page.calm()
  await page.settle(() => shownUser.set(null))
  expect(page.words('#part')).toEqual([commonTexts('de').loading])
  await page.settle(() => shownUser.set(user('mina', 'Mina')))
  expect(page.words('#part')).toEqual(['Mina'])
  await page.settle(() => shownUser.set(user('mina', 'Mog')))
  expect(page.words('#part')).toEqual(['Mog'])
  await page.draw(<WithUser language="de">{() => null}</WithUser>)
  await page.settle(() => session.set(null))
  expect([page.all('.stack'), page.words('h2')]).toEqual([[], [required]])
  const listening = [session.lc, shownUser.lc]
  await page.draw(null)
  expect([session.lc + 1, shownUser.lc + 1]).toEqual(listening)
})
