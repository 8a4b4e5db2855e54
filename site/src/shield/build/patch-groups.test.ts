import { expect, test } from 'vitest'
import { patchGroups } from './patch-groups.ts'

test('patches by expansion, the newest first', () => {
  const groups = patchGroups('de')
  expect(groups.map(({ name }) => name).slice(-2)).toEqual(['Heavensward', 'A Realm Reborn'])
  expect(groups.at(-1)?.choices.map(({ value }) => value)).toEqual([25, 24, 23, 22, 21, 20])
  expect(groups.flatMap(({ choices }) => choices).length).toBeGreaterThan(35)
})
