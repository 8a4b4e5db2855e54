import { describe, expect, test } from 'vitest'
import { collectionKinds } from '../ground/collection-kinds.ts'
import { characterPage, headerMarkup, tabsMarkup } from '../frame.fixture.ts'
import { iconPage, namedPage } from '../lists.fixture.ts'
import { parsePage } from './parse.ts'

describe.each(['mount', 'minion'] as const)('%s', (kind) => {
  test('desktop markup gives hashes and icons', () => {
    expect(parsePage(kind, iconPage(kind, 3), 200)).toMatchObject({
      outcome: 'ok',
      value: {
        id: 4711,
        variant: 'desktop',
        total: 3,
        count: 3,
        namesOnPage: [],
        items: [
          { tooltipHash: '0'.repeat(40), iconUrl: 'https://img.example/itemicon/0.png?n7.3' },
          { tooltipHash: `${'0'.repeat(39)}1` },
          { tooltipHref: `/lodestone/character/4711/${kind}/tooltip/${'0'.repeat(39)}2` },
        ],
      },
    })
  })

  test.each([
    ['a total that differs', iconPage(kind, 3, 4)],
    ['no total', iconPage(kind, 3, null)],
    ['no things but a total', iconPage(kind, 0, 4)],
    ['the same thing twice', iconPage(kind, 2).replace(`${'0'.repeat(39)}1`, '0'.repeat(40))],
    [
      "another character's list",
      iconPage(kind, 2).replace(
        'href="/lodestone/character/4711/" class="frame',
        'href="/lodestone/character/4/" class="frame',
      ),
    ],
  ])('%s is an unknown layout', (_, html) => {
    expect(parsePage(kind, html, 200)).toMatchObject({ outcome: 'unknownLayout' })
  })

  test('an empty list is private, a 404 means that none is owned', () => {
    expect(parsePage(kind, iconPage(kind, 0), 200)).toEqual({ outcome: 'private' })
    const notice = characterPage(
      '<p class="parts__zero">Private.</p>',
      headerMarkup(),
      tabsMarkup({ [kind]: 'selected' }),
    )
    expect(parsePage(kind, notice, 200)).toEqual({ outcome: 'private' })
  })

  test('the other page is not an empty list', () => {
    const other = kind === 'mount' ? 'minion' : 'mount'
    expect(parsePage(other, iconPage(kind, 3), 200)).toMatchObject({ outcome: 'unknownLayout' })
    expect(parsePage(other, iconPage(kind, 0), 200)).toMatchObject({ outcome: 'unknownLayout' })
    const notice = characterPage(
      '<p class="parts__zero">Private.</p>',
      headerMarkup(),
      tabsMarkup({ [kind]: 'selected' }),
    )
    expect(parsePage(other, notice, 200)).toMatchObject({ outcome: 'unknownLayout' })
  })
})

test.each(collectionKinds.filter((kind) => kind !== 'emote'))('mobile markup names the %s', (kind) => {
  expect(parsePage(kind, namedPage(kind, ['Bread Cart', 'Wind-up O&#39;Sand']), 200)).toMatchObject({
    outcome: 'ok',
    value: {
      variant: 'mobile',
      total: 2,
      count: 2,
      namesOnPage: ['Bread Cart', "Wind-up O'Sand"],
      items: [{ name: 'Bread Cart', iconUrl: 'https://img.example/itemicon/0.png?n7.3' }, { name: "Wind-up O'Sand" }],
    },
  })
})
