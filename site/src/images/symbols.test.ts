import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { characterPages, profilePage } from '@kupodex/data/contract'
import { rarityTypes } from '@kupodex/data/game'
import { expect, test } from 'vitest'

const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8')
const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))

const lacking = (names: readonly string[]) =>
  names.filter((name) => !symbols.has(name)).map((name) => `sprite.svg has no drawing "${name}"`)

test('the sprite has a drawing of every rarity list', () => {
  expect(lacking(rarityTypes)).toEqual([])
})

test('the sprite has the drawing of every page of a character', () => {
  expect(lacking([profilePage, ...characterPages].map(({ icon }) => icon))).toEqual([])
})
