import { catalogue } from '#texts/catalogue.ts'

const en = {
  since: 'Since {date}: {changes}',
  points: { one: '{n} achievement point', other: '{n} achievement points' },
  mounts: { one: '{n} new mount', other: '{n} new mounts' },
  minions: { one: '{n} new minion', other: '{n} new minions' },
  members: { one: '{n} new member', other: '{n} new members' },
  characters: { one: '{n} more character', other: '{n} more characters' },
  rank: 'rank {from} → {to}',
  first: 'new in first place: {name}',
  firstOf: 'new in first place: {name} ({board})',
}

const de: typeof en = {
  since: 'Seit {date}: {changes}',
  points: { one: '{n} Errungenschaftspunkt', other: '{n} Errungenschaftspunkte' },
  mounts: { one: '{n} neues Reittier', other: '{n} neue Reittiere' },
  minions: { one: '{n} neuer Begleiter', other: '{n} neue Begleiter' },
  members: { one: '{n} neues Mitglied', other: '{n} neue Mitglieder' },
  characters: { one: '{n} Charakter mehr', other: '{n} Charaktere mehr' },
  rank: 'Rang {from} → {to}',
  first: 'neu auf Rang 1: {name}',
  firstOf: 'neu auf Rang 1: {name} ({board})',
}

const fr: typeof en = {
  since: 'Depuis {date}\u00a0: {changes}',
  points: { one: '{n} point de haut fait', other: '{n} points de hauts faits' },
  mounts: { one: '{n} nouvelle monture', other: '{n} nouvelles montures' },
  minions: { one: '{n} nouvelle mascotte', other: '{n} nouvelles mascottes' },
  members: { one: '{n} nouveau membre', other: '{n} nouveaux membres' },
  characters: { one: '{n} personnage de plus', other: '{n} personnages de plus' },
  rank: 'rang {from} → {to}',
  first: 'nouvelle première place\u00a0: {name}',
  firstOf: 'nouvelle première place\u00a0: {name} ({board})',
}

const ja: typeof en = {
  since: '{date}から：{changes}',
  points: { one: 'アチーブメントポイント+{n}', other: 'アチーブメントポイント+{n}' },
  mounts: { one: 'マウント+{n}', other: 'マウント+{n}' },
  minions: { one: 'ミニオン+{n}', other: 'ミニオン+{n}' },
  members: { one: 'メンバー+{n}', other: 'メンバー+{n}' },
  characters: { one: 'キャラクター+{n}', other: 'キャラクター+{n}' },
  rank: '{from}位→{to}位',
  first: '新しい1位：{name}',
  firstOf: '新しい1位：{name}（{board}）',
}

export const sinceTexts = catalogue('sinceTexts', import.meta.env.SSR && { en, de, fr, ja })
