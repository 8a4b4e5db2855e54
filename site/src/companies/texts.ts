import { catalogue } from '#texts/catalogue.ts'

const en = {
  title: 'Free Company',
  description: 'A Free Company and its members: who is first in each collection, and what they obtained last.',
  members: { one: '{n} member on Kupodex', other: '{n} members on Kupodex' },
  note: 'Lists members who are on Kupodex and public. What a player hides on the Lodestone counts for nothing here.',
  points: 'Achievement points count every achievement except Legacy ones, even those no longer obtainable.',
  table: 'Members by score',
  place: 'Rank',
  member: 'Member',
  boards: ['Achievement points', 'Mounts', 'Minions', 'Rarity points', 'Emotes', 'Facewear'],
  newest: 'Newest achievement',
  newestOf: { achievement: 'Newest achievements', mount: 'Newest mounts' },
  firstSeen:
    'The date is the day on which Kupodex first saw the mount. Mounts that were there when a character was first read are left out.',
  first: 'First: {name}',
  own: 'Your character',
  hidden: 'not known',
  fewTitle: 'Nothing to compare yet',
  few: 'Fewer than two public members of this Free Company are on Kupodex. Members whose characters are opened here are listed after the next update at 00:00 UTC.',
  ranking: 'Free Company ranking',
  matrix: 'Who has what',
  tonight: 'What to run tonight',
  makeGroup: 'Make a group of these',
  data: 'These members as data:',
}

const de: typeof en = {
  title: 'Freie Gesellschaft',
  description:
    'Eine Freie Gesellschaft und ihre Mitglieder: wer in jeder Sammlung vorn liegt und was sie zuletzt bekommen haben.',
  members: { one: '{n} Mitglied auf Kupodex', other: '{n} Mitglieder auf Kupodex' },
  note: 'Aufgeführt sind öffentliche Mitglieder, die auf Kupodex sind. Was jemand auf dem Lodestone verbirgt, zählt hier nicht.',
  points: 'Errungenschaftspunkte sind die aller Errungenschaften außer Legacy, auch der nicht mehr erhältlichen.',
  table: 'Mitglieder nach Punkten',
  place: 'Rang',
  member: 'Mitglied',
  boards: ['Errungenschaftspunkte', 'Reittiere', 'Begleiter', 'Seltenheitspunkte', 'Emotes', 'Gesichtsaccessoires'],
  newest: 'Neueste Errungenschaft',
  newestOf: { achievement: 'Neueste Errungenschaften', mount: 'Neueste Reittiere' },
  firstSeen:
    'Das Datum ist der Tag, an dem Kupodex das Reittier zum ersten Mal gesehen hat. Was ein Charakter beim ersten Einlesen schon hatte, steht nicht hier.',
  first: 'Auf Rang 1: {name}',
  own: 'Dein Charakter',
  hidden: 'nicht bekannt',
  fewTitle: 'Noch nichts zu vergleichen',
  few: 'Auf Kupodex sind weniger als zwei öffentliche Mitglieder dieser Freien Gesellschaft. Mitglieder, deren Charaktere hier geöffnet werden, stehen nach der nächsten Aktualisierung um 0:00 UTC in der Liste.',
  ranking: 'Rangliste der Freien Gesellschaften',
  matrix: 'Wer hat was',
  tonight: 'Was machen wir heute Abend?',
  makeGroup: 'Gruppe daraus machen',
  data: 'Diese Mitglieder als Daten:',
}

const fr: typeof en = {
  title: 'Compagnie libre',
  description:
    'Une compagnie libre et ses membres\u00a0: qui arrive en tête de chaque collection, et ce qu’ils ont obtenu en dernier.',
  members: { one: '{n} membre sur Kupodex', other: '{n} membres sur Kupodex' },
  note: 'Seuls les membres publics présents sur Kupodex figurent ici. Ce qu’un joueur masque sur le Lodestone ne compte pas.',
  points:
    'Les points de hauts faits sont ceux de tous les hauts faits sauf Legacy, même s’ils ne peuvent plus être obtenus.',
  table: 'Membres par score',
  place: 'Rang',
  member: 'Membre',
  boards: ['Points de hauts faits', 'Montures', 'Mascottes', 'Points de rareté', 'Emotes', 'Accessoires de visage'],
  newest: 'Dernier haut fait',
  newestOf: { achievement: 'Derniers hauts faits', mount: 'Dernières montures' },
  firstSeen:
    'La date est le jour où Kupodex a vu la monture pour la première fois. Ce qu’un personnage avait déjà à la première lecture ne figure pas ici.',
  first: 'Au rang 1\u00a0: {name}',
  own: 'Votre personnage',
  hidden: 'inconnu',
  fewTitle: 'Rien à comparer pour l’instant',
  few: 'Moins de deux membres publics de cette compagnie libre sont sur Kupodex. Les membres dont le personnage est ouvert ici apparaissent après la prochaine actualisation, à 0 h UTC.',
  ranking: 'Classement des compagnies libres',
  matrix: 'Qui possède quoi',
  tonight: 'Que faire ce soir\u00a0?',
  makeGroup: 'En faire un groupe',
  data: 'Ces membres sous forme de données\u00a0:',
}

const ja: typeof en = {
  title: 'フリーカンパニー',
  description: 'フリーカンパニーとそのメンバーの、各コレクションの順位と最近の入手状況。',
  members: { one: 'Kupodexのメンバー：{n}人', other: 'Kupodexのメンバー：{n}人' },
  note: 'Kupodexにいる公開中のメンバーだけを表示します。Lodestoneで非公開のものは集計しません。',
  points: 'アチーブメントポイントは、レガシーを除くすべてのアチーブメント（入手不可を含む）の合計です。',
  table: 'スコア順のメンバー',
  place: '順位',
  member: 'メンバー',
  boards: ['アチーブメントポイント', 'マウント', 'ミニオン', '希少度ポイント', 'エモート', 'フェイスアクセサリー'],
  newest: '最新のアチーブメント',
  newestOf: { achievement: '最近のアチーブメント', mount: '最近のマウント' },
  firstSeen:
    '日付はKupodexがそのマウントを最初に確認した日です。キャラクターを最初に読み込んだときに持っていたものは含みません。',
  first: '1位：{name}',
  own: '自分のキャラクター',
  hidden: '不明',
  fewTitle: 'まだ比較できません',
  few: 'このフリーカンパニーの公開中のメンバーは、Kupodexに2人以上いません。ここで開かれたメンバーのキャラクターは、次の更新（日本時間9:00）のあとに表示されます。',
  ranking: 'フリーカンパニーランキング',
  matrix: '所持状況一覧',
  tonight: '今夜どこへ行く？',
  makeGroup: 'このメンバーでグループを作る',
  data: 'このメンバーのデータ：',
}

/** Names of boards are in the order of `companyBoards`. */
export const companyTexts = catalogue('companyTexts', import.meta.env.SSR && { en, de, fr, ja })
