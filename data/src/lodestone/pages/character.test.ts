import { describe, expect, test } from 'vitest'
import { recordOf, seenCollections } from '#game/index.ts'
import { characterPage, headerMarkup, tabsMarkup } from '../frame.fixture.ts'
import { freeCompanyId, profilePage, pvpTeamId } from '../profile.fixture.ts'
import { parsePage } from './parse.ts'

const seenTypes = seenCollections.map(({ type }) => type)

const valueOf = (html: string) => {
  const parsed = parsePage('character', html, 200)
  if (parsed.outcome !== 'ok') throw new Error(JSON.stringify(parsed))
  return parsed.value
}

test('a full profile', () => {
  expect(
    valueOf(profilePage({ title: 'Baker', introduction: 'One<br />two &amp; <span style="color:#f00">three</span>' })),
  ).toEqual({
    id: 4711,
    name: "Pebble O'Sand",
    title: 'Baker',
    world: 'Ragnarok',
    dataCenter: 'Chaos',
    avatarUrl: 'https://img2.example/f/aa_bbfc0.jpg?1700000000',
    race: "Miqo'te",
    clan: 'Keeper of the Moon',
    gender: 'female',
    nameday: '8th Sun of the 3rd Astral Moon',
    guardian: 'Thaliak, the Scholar',
    cityState: "Ul'dah",
    grandCompany: { name: 'Order of the Twin Adder', rank: 'Serpent Captain' },
    freeCompany: { id: freeCompanyId, name: 'Crumbs & Sons' },
    pvpTeam: { id: pvpTeamId, name: 'Nine / Tails' },
    activeLevel: 73,
    activeClassIconUrl: 'https://img.example/nin.png',
    activeClassTooltip: 'Ninja / Rogue',
    gear: expect.objectContaining({ mainHand: expect.objectContaining({ name: 'Stick & 0' }) }),
    portraitUrl: 'https://img2.example/f/aa_bbfl0.jpg?1700000000',
    selfIntroduction: 'One\ntwo & three',
    tabs: { classJob: 'link', ...recordOf(seenTypes, () => 'link'), achievement: 'link' },
    profileLevels: [
      { tooltip: 'Paladin / Gladiator', level: 80 },
      { tooltip: 'Ninja / Rogue', level: 73 },
      { tooltip: 'Samurai', level: null },
    ],
  })
})

test.each([
  [
    'de',
    "Miqo'te",
    'Mondstreuner',
    '8. Sonne im 3. Lichtmond',
    'Thaliak - Der Gelehrte',
    "Ul'dah",
    'Bruderschaft der Morgenviper',
  ],
  [
    'fr',
    "Miqo'te",
    'Gardien de la Lune',
    '8e soleil de la 3e lune astrale',
    "Thaliak, l'érudit",
    "Ul'dah",
    'Ordre des Deux Vipères',
  ],
  ['ja', 'ミコッテ', 'ムーンキーパー', '星3月8日', '知の神 サリャク', 'ウルダハ', '双蛇党'],
] as const)('finds every block of a page in %s', (language, race, clan, nameday, guardian, cityState, grandCompany) => {
  const value = valueOf(profilePage({ language }))
  expect(value).toMatchObject({
    race,
    clan,
    gender: 'female',
    nameday,
    guardian,
    cityState,
    grandCompany: { name: grandCompany },
  })
  expect(value.freeCompany?.id).toBe(freeCompanyId)
})

test.each([
  [true, false],
  [false, true],
  [false, false],
])('blocks move up: grand company %s, free company %s', (grandCompany, freeCompany) => {
  const value = valueOf(profilePage({ grandCompany, freeCompany }))
  expect(value.cityState).toBe("Ul'dah")
  expect([value.grandCompany !== null, value.freeCompany !== null]).toEqual([grandCompany, freeCompany])
})

test.each([
  ['Lamia [Primal]', 'Lamia', 'Primal'],
  ['Lamia&nbsp;[Primal]', 'Lamia', 'Primal'],
  ['Lamia&nbsp;(Primal)', 'Lamia', 'Primal'],
  ['Lamia', 'Lamia', null],
])('world written as %s', (written, world, dataCenter) => {
  expect(valueOf(profilePage({ world: written }))).toMatchObject({ world, dataCenter })
})

test('the title may stand before the name, or not at all', () => {
  expect(valueOf(profilePage({ title: 'Baker', titleFirst: true }))).toMatchObject({
    title: 'Baker',
    name: "Pebble O'Sand",
  })
  expect(valueOf(profilePage()).title).toBeNull()
})

describe('tabs', () => {
  test.each(['constructor', 'toString', '__proto__'])('a tab at the address %s is unknown', (path) => {
    const tabs = tabsMarkup().replace('/4711/mount/', `/4711/${path}/`)
    expect(Object.values(valueOf(profilePage({ tabs })).tabs)).not.toContainEqual(expect.any(Function))
    expect(Object.keys(valueOf(profilePage({ tabs })).tabs).sort()).toEqual(
      Object.keys(valueOf(profilePage()).tabs).sort(),
    )
  })

  test.each([
    [{ minion: 'disabled' }, { minion: 'disabled', mount: 'link' }],
    [{ mount: 'disabled' }, { minion: 'link', mount: 'disabled' }],
    [recordOf(seenTypes, () => 'disabled' as const), recordOf(seenTypes, () => 'disabled' as const)],
    [{ achievement: 'absent' }, { facewear: 'link', achievement: 'absent' }],
  ] as const)('%j', (states, expected) => {
    expect(valueOf(profilePage({ tabs: tabsMarkup(states) })).tabs).toMatchObject(expected)
  })
})

test('a dash means no introduction', () => {
  expect(valueOf(profilePage({ introduction: '-' })).selfIntroduction).toBeNull()
})

test.each([
  'This character&#39;s profile is private.',
  'class="error__heading" maintenance__heading',
  '&lt;p class=&quot;parts__zero&quot;&gt;',
  'class="character-block__name" frame__chara__title ldst__side',
])('an introduction cannot pretend to be something else: %s', (introduction) => {
  const plain = valueOf(profilePage())
  expect(valueOf(profilePage({ introduction }))).toEqual({ ...plain, selfIntroduction: expect.any(String) as string })
})

test('a private profile still shows who it is', () => {
  const notice = '<div class="heading__flex"><h3>Profile</h3></div><p class="parts__zero">This profile is private.</p>'
  expect(parsePage('character', characterPage(notice, headerMarkup({ title: 'Baker' })), 200)).toMatchObject({
    outcome: 'private',
    character: { id: 4711, name: "Pebble O'Sand", title: 'Baker', message: 'This profile is private.' },
  })
})

test.each([
  [
    'a block of an unknown kind',
    '</div></div></div>\n<div class="character__class">',
    '<div class="character-block"><p>?</p></div>$&',
  ],
  ['two city-states', 'Order of the Twin Adder / Serpent Captain', 'Order'],
  ['no nameday', 'character-block__birth', 'character-block__born'],
  ['no name', 'frame__chara__name', 'frame__name'],
  ['no portrait', 'character__detail__image', 'detail'],
  ['a level in words', '>73</li>', '>many</li>'],
])('%s is an unknown layout', (_, from, to) => {
  const page = profilePage()
  const changed = page.replace(from, to)
  expect(changed).not.toBe(page)
  expect(parsePage('character', changed, 200)).toMatchObject({ outcome: 'unknownLayout' })
})
