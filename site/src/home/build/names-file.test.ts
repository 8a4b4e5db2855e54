import { findNames, indexNames, nameParts, unpackNames } from '@kupodex/data/find'
import { type Language, languages } from '@kupodex/data/game'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { addressOf } from '#find/address.ts'
import { groupFound } from '#find/group.ts'
import { memo } from '#format/memo.ts'
import { originPagesOf } from '#from/build/origin-pages.ts'
import { patchPagesOf } from '#patches/build/patch-pages.ts'
import { itemPath } from '#paths/paths.ts'
import { namesFile } from './names-file.ts'

/** The names of the game's own tables, all things with the pages that they have once somebody was counted. */
const namesOf = memo((language: Language) => {
  const shelves = tableThings(language).map(({ shelf, things }) => ({
    type: shelf.type,
    things: things.map((thing) => ({
      ...thing,
      page: thing.list === null ? null : itemPath(thing.list, 'global', thing.item.id),
    })),
  }))
  const all = shelves.flatMap(({ things }) => things)
  const toFind = {
    thingsOf: (type: string) => shelves.find((shelf) => shelf.type === type)?.things ?? [],
    origins: [...originPagesOf(all, language).values()],
    patches: patchPagesOf(all),
    scopes: ['Crystal', 'Balmung'],
  }
  const files = nameParts.map((part) => namesFile(language, part, toFind))
  return { files, indexes: files.map(indexNames), all }
})

const firstOf = (language: Language, text: string) => {
  const { files, indexes } = namesOf(language)
  const first = groupFound(findNames(indexes, text), files[0]?.kinds ?? {}, 5)[0]?.things[0]
  return first && `${first.kind}: ${first.name}`
}

test.each(languages)('%s: each file is at most 120 kB as it is served', (language) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const sizes = namesOf(language).files.map((file) => brotliCompressSync(JSON.stringify(file), { params }).length)
  expect(Math.max(...sizes)).toBeLessThan(120_000)
})

test('everything is in it once, with its page', () => {
  const { files, all } = namesOf('en')
  const things = files.flatMap(unpackNames)
  const collected = things.filter(({ kind, shelf }) => shelf.own !== undefined && kind !== 'page')
  expect(collected.map(({ kind, id }) => `${kind}/${id}`).sort()).toEqual(
    all.map(({ type, item }) => `${type}/${item.id}`).sort(),
  )
  expect(new Set(things.map((thing) => addressOf(thing, 'en', null))).size).toBe(things.length)
  const found = (kind: string, id: string) => {
    const thing = things.find((one) => one.kind === kind && one.id === id)
    return thing && [null, 7].map((character) => addressOf(thing, 'de', character))
  }
  expect(found('minion', '110')).toEqual(['/de/rarity/minion/global/110/', '/de/char/7/minions/110/'])
  expect(found('fish', '290')).toEqual(['/de/browse/fish/fishing-2/#fish/290', '/de/char/7/fish/290/'])
  expect(found('achievement', '2476')?.[1]).toMatch(/^\/de\/char\/7\/achievements\/[a-z-]+\/[a-z-]+\/2476\/$/)
  expect(found('from/duty', '4')).toEqual(['/de/from/duty/4/', '/de/from/duty/4/'])
  expect(found('patch', '7-1')).toEqual(['/de/new/7-1/', '/de/new/7-1/'])
  expect(found('page', '/settings/')).toEqual(['/de/settings/', '/de/settings/'])
  expect(found('page', 'cosmic')).toEqual(['/de/char/0/cosmic/', '/de/char/7/cosmic/'])
  // Whoever has chosen nobody reads what nobody's character has, and is led to the search by the rest.
  expect(found('page', 'next')).toEqual(['/de/char/0/next/', '/de/char/7/next/'])
  expect(found('page', 'compare')).toEqual(['/de/charactersearch/#compare', '/de/char/7/compare/'])
})

test('what something is called besides stands with it, and nothing that has no name there', () => {
  const { files } = namesOf('en')
  const things = files.flatMap(unpackNames)
  const called = files.flatMap(({ shelves }) =>
    shelves.flatMap((shelf) => Object.entries(shelf.also ?? {}).map(([id, names]) => ({ shelf, id, names }))),
  )
  expect(called.length).toBeGreaterThan(10)
  // What has no other name takes no room.
  expect(called.filter(({ names }) => names.length === 0).map(({ id }) => id)).toEqual([])
  const without = called.filter(({ shelf, id }) => !things.some((one) => one.shelf === shelf && one.id === id))
  expect(without.map(({ shelf, id }) => `${shelf.kind} ${id}`)).toEqual([])
})

test('of equally good finds titles come after things of their names, and before what is called after others', () => {
  const kinds = Object.entries(namesOf('en').files[0]?.kinds ?? {})
  const placeOf = (wanted: string) => kinds.findIndex(([kind]) => kind === wanted)
  const borrowing = kinds.flatMap(([kind, { borrows }]) => (borrows ? [placeOf(kind)] : []))
  expect(borrowing.length).toBe(4)
  for (const kind of ['mount', 'minion', 'fish', 'emote']) expect(placeOf(kind), kind).toBeLessThan(placeOf('title'))
  expect(Math.min(...borrowing)).toBeGreaterThan(placeOf('title'))
})

test('the spoiler shield hides names here too', () => {
  const { indexes } = namesOf('en')
  const hidden = (patch: number | null) => patch !== null && patch > 60
  expect(findNames(indexes, 'AAC Light-heavyweight', hidden)).toEqual([])
  expect(findNames(indexes, 'AAC Light-heavyweight').length).toBeGreaterThan(0)
})

/** What is typed, and what comes first. */
const queries: Readonly<Record<Language, readonly (readonly [text: string, first: string])[]>> = {
  en: [
    ['Junior Jinbei', 'minion: Junior Jinbei'],
    ['junoir jinbei', 'minion: Junior Jinbei'],
    ['jinbei junior', 'minion: Junior Jinbei'],
    ['junior jinb', 'minion: Junior Jinbei'],
    ['fat cat', 'minion: Fat Cat'],
    ['windup alisaie', 'minion: Wind-up Alisaie'],
    ['wind-up alisiae', 'minion: Wind-up Alisaie'],
    ['fenrir', 'mount: Fenrir'],
    ['minion tonberry', 'minion: Wind-up Tonberry'],
    ['regalia type-g', 'mount: Regalia Type-G'],
    ['manderville dance', 'emote: Manderville Dance'],
    ['answers', 'orchestrion: Answers'],
    ['ruby dragno', 'fish: The Ruby Dragon'],
    ['helicoprion', 'fish: Helicoprion'],
    ['sastasha hard', 'from/duty: Sastasha (Hard)'],
    ['weapons refrain ultimate', "from/duty: The Weapon's Refrain (Ultimate)"],
    ['true blue', 'achievement: True Blue'],
    ['necromancer', 'title: The Necromancer'],
    ['hismena', 'from/vendor: Hismena'],
    ['patch 7.1', 'patch: Patch 7.1'],
    ['7.55', 'patch: Patch 7.5'],
    ['patch 7.51', 'patch: Patch 7.5'],
    ['settings', 'page: Settings'],
    ['mounts', 'page: Mounts'],
    ['moon dust', 'page: Cosmic Exploration: Weather forecast'],
    ['umbral wind', 'page: Cosmic Exploration: Weather forecast'],
    ['weather', 'page: Cosmic Exploration: Weather forecast'],
    ['forecast', 'page: Cosmic Exploration: Weather forecast'],
    ['sign in', 'page: Log in'],
    ['spoiler', 'page: Spoiler shield'],
    ['fishing log', 'page: Fish'],
    ['compare', 'page: Compare'],
    ['what to get next', 'page: What to Do Next'],
    ['balmung', 'page: Statistics, Balmung'],
  ],
  de: [
    ['Dicke Katze', 'minion: Dicke Katze'],
    ['dikce katze', 'minion: Dicke Katze'],
    ['aufzieh alisaie', 'minion: Aufzieh-Alisaie'],
    ['schwarzes kuken', 'minion: Schwarzes Chocobo-Küken'],
    ['gob stampfer', 'mount: Gob-Stampfer'],
    ['tanz der chevaliers', 'emote: Tanz der Chevaliers'],
    ['Großer Gründling', 'fish: Großer Gründling'],
    ['grosser grundling', 'fish: Großer Gründling'],
    ['rubindrahce', 'fish: Rubindrache'],
    ['heldenlied ultima fatal', 'from/duty: Heldenlied von Ultima (fatal)'],
    ['der Nekromant', 'title: der Nekromant / die Nekromantin'],
    ['die nekromantin', 'title: der Nekromant / die Nekromantin'],
    ['himmlischer sonnenschirm', 'fashion: Himmlischer Sonnenschirm'],
    ['einstellungen', 'page: Einstellungen'],
    ['7.55', 'patch: Patch 7.5'],
    ['wetter', 'page: Kosmo-Erkundung: Wettervorhersage'],
    ['angeln', 'page: Fische'],
    ['vergleichen', 'page: Vergleich'],
    ['mondstaubig', 'page: Kosmo-Erkundung: Wettervorhersage'],
  ],
  fr: [
    ['Gros minou', 'minion: Gros minou'],
    ['bebe chocobo noir', 'minion: Bébé chocobo noir'],
    ['tomberri mécanique', 'minion: Tomberry mécanique'],
    ['alisaie miniature', 'minion: Alisaie miniature'],
    ['gobblinde', 'mount: Gobblindé'],
    ['danse du gentilhomme', 'emote: Danse du gentilhomme'],
    ['danse des eglantines', 'emote: Danse des Églantines'],
    ['helicoprion', 'fish: Hélicoprion'],
    ['ombrelle dazur', "fashion: Ombrelle d'azur"],
    ["ombrelle d'azur", "fashion: Ombrelle d'azur"],
    ['fantasmagorie dultima', "from/duty: La Fantasmagorie d'Ultima (fatal)"],
    ['héroine solitaire', 'title: Héros solitaire / Héroïne solitaire'],
    ['paramètres', 'page: Paramètres'],
    ['meteo', 'page: Exploration cosmique\u00a0: Prévisions météo'],
    ['carnet de peche', 'page: Poissons'],
    ['comparer', 'page: Comparer'],
    ['tempetes de regolithe', 'page: Exploration cosmique\u00a0: Prévisions météo'],
  ],
  ja: [
    ['ファットキャット', 'minion: ファットキャット'],
    ['ふぁっときゃっと', 'minion: ファットキャット'],
    ['ﾌｧｯﾄｷｬｯﾄ', 'minion: ファットキャット'],
    ['ファツトキャット', 'minion: ファットキャット'],
    ['マメットアリゼー', 'minion: マメット・アリゼー'],
    ['マメット アリゼー', 'minion: マメット・アリゼー'],
    ['フェンリル', 'mount: フェンリル'],
    ['sdsフェンリル', 'mount: SDSフェンリル'],
    ['麒麟', 'mount: 麒麟'],
    ['紳士の舞', 'emote: 紳士の舞'],
    ['９Ｓ', 'triadCard: ９Ｓ'],
    ['9s', 'triadCard: ９Ｓ'],
    ['サスタシャ', 'from/duty: 天然要害 サスタシャ浸食洞'],
    ['紅龍', 'fish: 紅龍'],
    ['ヒスメナ', 'from/vendor: ヒスメナ'],
    ['設定', 'page: 設定'],
    ['天気', 'page: コスモエクスプローラー：天気予報'],
    ['釣り手帳', 'page: 魚'],
    ['比較', 'page: 比較'],
    ['月砂塵', 'page: コスモエクスプローラー：天気予報'],
  ],
}

describe.each(languages)('%s', (language) => {
  test.each(queries[language])('%s finds first %s', (text, first) => expect(firstOf(language, text)).toBe(first))
})
