import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { wishesKey } from '#storage/keys.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import type { Group, Sums } from './groups.ts'
import { pageTextsIn } from './page-texts.ts'
import { rowsOfCategory } from './states.ts'

const achievements = rowsIn('en', 'achievements')
const category: Group = { id: 1, name: 'Battle', slug: 'battle', sums: {} as Sums }
const [had, wanted, hidden, other] = rowsOfCategory(achievements, category.id, null, false).map(({ row }) => row)
const wishes = [had, wanted, hidden].map((row) => ({
  ...{ type: 'achievement', id: row?.id, wish: row === hidden ? 'hide' : 'want', at: 1 },
}))

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

/** The names in a category of a character that has its first achievement, of those that the reader wants. */
const wantedOf = async (isTheirs: boolean): Promise<string[]> => {
  const own = isTheirs ? [{ id: character.id, name: 'Mina Example', worldName: 'Odin', iconUrl: '' }] : []
  const user = { subject: 'a', at: 1, nickname: '', own, favorites: [], lost: [] }
  const page = await drawn(null, {
    path: '/char/7/achievements/battle/battle/',
    kept: { [wishesKey]: JSON.stringify(wishes), [userKey]: JSON.stringify(user) },
  })
  const { CategoryList } = await import('./category-list.tsx')
  await page.draw(
    <CategoryList
      {...{ language: 'en', texts: pageTextsIn('en'), category, achievements, achievementId: null, rewards: null }}
      character={{ ...character, achievementKinds: {}, achievements: [{ id: had?.id ?? 0, date: 0, deleted: false }] }}
      kind={{ ...category, categories: [category] }}
      tables={{ kinds: rowsIn('en', 'achievementKinds'), categories: rowsIn('en', 'achievementCategories') }}
      page={collectionPages.achievement}
      titles={rowsIn('en', 'titles')}
    />,
  )
  const linkOf = (row: typeof had) => page.words(`a[data-thing="${row?.id}"]`)[0] ?? ''
  // What the reader hides goes when their wishes are there.
  await page.until(() => expect(linkOf(hidden)).toBe(''))
  expect(page.one(`a[data-thing="${other?.id}"]`).innerHTML).toBe(other?.name)
  return [linkOf(had), linkOf(wanted)]
}

test('achievements on the wish list are marked for a character of theirs that lacks them, in words too', async () =>
  expect(await wantedOf(true)).toEqual([had?.name, `${wanted?.name} Wish list`]))

test("achievements on the wish list are not marked in somebody else's list", async () =>
  expect(await wantedOf(false)).toEqual([had?.name, wanted?.name]))
