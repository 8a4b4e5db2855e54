import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publishedFolder } from './published.fixture.ts'
import { openPublished } from './published.ts'

const { folder, put } = publishedFolder()

describe('the published tree', () => {
  test('that is not there is an empty world', () => {
    const nothing = openPublished(join(folder, 'nothing'))
    expect(nothing.index).toBeNull()
    expect(nothing.report()).toBeNull()
    expect(nothing.ranking('mount', 'global', 'standard')).toBeNull()
    expect(nothing.game('en', 'mounts')).toBeNull()
  })

  test('gives the rows of a game table by id', () => {
    const row = { name: 'Fat Moogle', obtainable: false, updatedAt: 1, deleted: false }
    put('api/game/en/mounts.json', {
      deployTime: 1,
      tables: {
        mounts: [
          { id: 1, howTo: 'Luck.', ...row },
          { id: 2, ...row },
        ],
      },
    })
    const mounts = openPublished(folder).game('en', 'mounts')
    expect(mounts?.get(1)).toEqual({ id: 1, name: 'Fat Moogle', howTo: 'Luck.', obtainable: false })
    expect(mounts?.get(2)?.howTo).toBe('')
  })

  test('gives the same rows whole, of a thing that says nothing that it can be had', () => {
    const rows = [{ id: 3, name: 'Whistle', patch: '7.0', updatedAt: 1, deleted: false }]
    put('api/game/en/minions.json', { deployTime: 1, tables: { minions: rows } })
    const tree = openPublished(folder)
    expect(tree.game('en', 'minions')?.get(3)).toEqual({ id: 3, name: 'Whistle', howTo: '', obtainable: true })
    expect(tree.rows('en', 'minions')).toEqual(rows)
    expect(tree.rows('en', 'nothing')).toEqual([])
  })

  test('reads each file once, and a missing one as missing', () => {
    const tree = openPublished(folder)
    const emotes = { deployTime: 1, tables: { emotes: [] } }
    expect(tree.game('en', 'emotes')).toBeNull()
    put('api/game/en/emotes.json', emotes)
    expect([tree.game('en', 'emotes'), openPublished(folder).game('en', 'emotes')?.size]).toEqual([null, 0])
  })

  test('of another shape is refused with the file and what is wrong', () => {
    put('api/rarity/mount/global.json', { deployTime: 1, generateTime: 2, charCount: -1, rarity: [] })
    expect(() => openPublished(folder).rarity('mount', 'global')).toThrow(/rarity\/mount\/global\.json[^]*charCount/)
  })
})
