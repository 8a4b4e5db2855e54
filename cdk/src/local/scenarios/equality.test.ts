import { afterAll, beforeAll, expect, test } from 'vitest'
import { differences, openScene, type Scene } from './scene.ts'

const people = 250

let scene: Scene
beforeAll(async () => {
  scene = await openScene({ people })
  await scene.addEverybody()
  await scene.work()
})
afterAll(() => scene.close())

test('after everybody was read the store says of each what is true, in every field', async () => {
  const all = await scene.readAll()
  expect(scene.everybody().flatMap((person, i) => differences(person, all[i]!))).toEqual([])
  expect(new Set(scene.everybody().map(({ role }) => role)).size).toBe(13)
})

test('nothing that the tables know was unknown', () => {
  const events = scene.logged.filter(({ level }) => level !== 'info')
  expect(events).toEqual([])
})
