import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rarityTypes } from '@kupodex/data/game'
import { expect, test } from 'vitest'

const sprite = readFileSync(join(import.meta.dirname, '../images/sprite.svg'), 'utf8')

test.each(rarityTypes)('the sprite has a drawing of the list %s', (type) => {
  expect(sprite).toContain(`<symbol id="${type}"`)
})
