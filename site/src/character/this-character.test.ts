import { cleanStores } from 'nanostores'
import { expect, onTestFinished, test } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { chosenCharacter } from '#recent/chosen.ts'
import { chosenKey, recentKey } from '#storage/keys.ts'
import { parseRecent } from '#recent/recent.ts'
import { openPage } from '#ui/page.fixture.ts'
import { view } from './character-store.ts'
import { followHere, followThisCharacter } from './this-character.ts'

const person = (name: string) => ({ id: 7, name, worldName: 'Lich', iconUrl: '' })
const old = JSON.stringify([person('Old Name')])

test('a character that is shown is kept as it is now, opened or chosen; one that only its owner sees is forgotten', () => {
  const { document, storage } = openPage('<main></main>', {
    path: '/char/7/',
    kept: { [recentKey]: old, [chosenKey]: old },
  })
  followThisCharacter(document)
  onTestFinished(() => {
    followHere(7)()
    cleanStores(view)
    view.set({ state: 'loading' })
  })
  const kept = () => [...parseRecent(storage.getItem(recentKey)), chosenCharacter(storage)].map((one) => one?.name)
  view.set({ state: 'deleted' })
  expect(kept()).toEqual(['Old Name', 'Old Name'])
  const now = { ...character, ...person('New Name') }
  view.set({ state: 'ready', character: now })
  expect(kept()).toEqual(['New Name', 'New Name'])
  view.set({ state: 'private', character: { ...now, name: '' } })
  expect(kept()).toEqual(['New Name', 'New Name'])
  view.set({ state: 'private', character: now, isOwn: true })
  expect(kept()).toEqual([undefined])
})
