import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { character as sample } from '#dev/frame.fixture.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { storageOf } from '#ui/page.fixture.ts'
import { prerendered, wordsIn } from '#ui/prerendered.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { metaParts } from './build/meta-parts.ts'
import { CategoryList } from './category-list.tsx'
import type { Group, Sums } from './groups.ts'
import { metaSourcesOf } from './meta-sources.ts'
import { MetasList } from './metas-list.tsx'
import { pageTextsIn } from './page-texts.ts'
import { rowsOfCategory } from './states.ts'
import { TitlesList } from './titles-list.tsx'

const [language, texts] = ['en' as const, pageTextsIn('en')]
const achievements = rowsIn('en', 'achievements')
const tables = { kinds: rowsIn('en', 'achievementKinds'), categories: rowsIn('en', 'achievementCategories') }
const sums = {} as Sums
const category: Group = { id: 1, name: 'Battle', slug: 'battle', sums }
const kind = { ...category, categories: [category] }

const inGame = rowsOfCategory(achievements, category.id, null, false)
/** The first achievements of the category in the game's order are completed. */
const done = inGame.slice(0, 3).map(({ row }) => row)
const character = {
  ...{ ...sample, id: 7, achievementKinds: {}, mounts: [], minions: [], metas: [] },
  achievements: done.map(({ id }) => ({ id, date: 0, deleted: false })),
}
const shown = { language, texts, character }

afterEach(() => vi.unstubAllGlobals())

const keep = (isTheirs: boolean) => {
  const own = isTheirs ? [{ id: 7, name: 'Mina Example', worldName: 'Odin', iconUrl: '' }] : []
  const user = { subject: 'a', at: 1, nickname: '', own: [], favorites: own, lost: [] }
  vi.stubGlobal('localStorage', storageOf({ [userKey]: JSON.stringify(user) }))
}

const draw = async (part: ReactNode) => {
  const document = await prerendered(part)
  return (selector: string) => wordsIn(document, selector)
}

const drawCategory = () =>
  draw(
    <CategoryList
      {...{ ...shown, kind, category, tables, achievements }}
      page={collectionPages.achievement}
      titles={rowsIn('en', 'titles')}
      achievementId={null}
      rewards={null}
    />,
  )

const drawTitles = () =>
  draw(
    <TitlesList
      {...shown}
      page={{ ...collectionPages.title, sections: ['obtained', 'left', 'notObtainable'] }}
      tables={{ ...tables, achievements, titles: rowsIn('en', 'titles') }}
    />,
  )

const drawMetas = () => draw(<MetasList {...shown} sources={metaSourcesOf(metaParts('en'))} />)

const drawings = { achievements: drawCategory, titles: drawTitles, metas: drawMetas }

describe.each(Object.entries(drawings))('the list of %s', (_, drawn) => {
  test('has what is missing first as its usual order for a character of the reader', async () => {
    keep(true)
    const words = await drawn()
    expect(words('.pick option').slice(0, 2)).toEqual(['Missing First', 'In-Game'])
  })

  test("is in the game's order for all others", async () => {
    keep(false)
    const words = await drawn()
    expect(words('.pick option').filter((word) => ['Missing First', 'In-Game'].includes(word))).toEqual(['In-Game'])
  })
})

describe('what is completed', () => {
  beforeEach(() => keep(true))

  test('comes last among achievements, after what can no longer be had', async () => {
    const names = (await drawCategory())('.deed .stretched')
    const shownRows = rowsOfCategory(achievements, category.id, new Map(done.map(({ id }) => [id, 0])), false)
    const byState = (state: string) => shownRows.filter((one) => one.state === state).map(({ row }) => row.name)
    const [missing, gone] = [byState('missing'), byState('gone')]
    expect(names.slice(0, missing.length).toSorted()).toEqual(missing.slice(0, names.length).toSorted())
    expect([...names.slice(missing.length, missing.length + gone.length)].toSorted()).toEqual(gone.toSorted())
    expect(names.slice(missing.length + gone.length)).toEqual(done.map(({ name }) => name))
  })

  test('comes first among those of a stranger, as in the game', async () => {
    keep(false)
    expect((await drawCategory())('.deed .stretched').slice(0, 3)).toEqual(done.map(({ name }) => name))
  })

  test('is the last section of titles', async () => {
    const giving = achievements.find(({ titleId }) => titleId > 0)
    if (giving === undefined) throw new Error('no achievement gives a title')
    const owner = { ...character, achievements: [{ id: giving.id, date: 0, deleted: false }] }
    const headings = async () => {
      const words = await draw(
        <TitlesList
          {...{ ...shown, character: owner }}
          page={{ ...collectionPages.title, sections: ['obtained', 'left', 'notObtainable'] }}
          tables={{ ...tables, achievements, titles: rowsIn('en', 'titles') }}
        />,
      )
      return words('.section h2').map((text) => text.replace(/ [\d,]+$/, ''))
    }
    const { left, obtained, notObtainable } = texts.room.titles.sections
    expect(await headings()).toEqual([left, notObtainable, obtained])
    keep(false)
    expect(await headings()).toEqual([obtained, left, notObtainable])
  })
})
