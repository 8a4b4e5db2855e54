import { catalogue } from '#texts/catalogue.ts'

const en = {
  description:
    'Which mounts, minions, and more the members of a group or Free Company have, and what each of them is still missing.',
  lead: 'See which items everyone has, and what each of you is still missing.',
  list: 'Collection',
  member: 'Character',
  nobodyChosen: 'No one in particular',
  table: '{list}: who has what',
  thing: 'Item',
  count: 'Have it',
  has: 'Has it',
  lacks: 'Missing',
  unknown: 'Not known',
  unknownNote: 'Not known: hidden, private, never synced, or nothing checked off yet. It never counts as missing.',
  ofKnown: '{n} of {of} have it',
  notKnownOf: { one: 'not known for {n}', other: 'not known for {n}' },
  ofShown: 'has {n} of {of} shown that count',
  uncounted: { one: 'Show {n} item that does not count, too', other: 'Show {n} items that do not count, too' },
  others: { one: '{n} of {of} others has it', other: '{n} of {of} others have it' },
  noOthers: 'No one else has it',
  shows: {
    missingSome: 'Someone is missing it',
    missingAll: 'Everyone is missing it',
    missingMe: '{name} is missing it',
  },
  mostMissing: 'Most Missing',
  place: 'Where',
  expansion: 'Expansion',
  rarity: 'Rarity',
  kind: 'Kind',
  empty: 'No items match.',
  keys: 'Move with the arrow keys; Enter opens an item or a character.',
  csv: 'Download as CSV',
}

const de: typeof en = {
  description:
    'Welche Reittiere, Begleiter und mehr die Mitglieder einer Gruppe oder Freien Gesellschaft haben, und was jedem noch fehlt.',
  lead: 'Sieh, wer welche Gegenstände hat und was jedem von euch noch fehlt.',
  list: 'Sammlung',
  member: 'Charakter',
  nobodyChosen: 'Niemand Bestimmtes',
  table: '{list}: wer hat was',
  thing: 'Gegenstand',
  count: 'Im Besitz',
  has: 'Vorhanden',
  lacks: 'Fehlt',
  unknown: 'Nicht bekannt',
  unknownNote:
    'Nicht bekannt: verborgen, privat, noch nie abgeglichen oder noch nichts abgehakt. Das zählt nie als fehlend.',
  ofKnown: 'bei {n} von {of} vorhanden',
  notKnownOf: { one: 'bei {n} nicht bekannt', other: 'bei {n} nicht bekannt' },
  ofShown: '{n} von {of} gezeigten und gewerteten vorhanden',
  uncounted: {
    one: 'Auch {n} Gegenstand zeigen, der nicht zählt',
    other: 'Auch {n} Gegenstände zeigen, die nicht zählen',
  },
  others: { one: 'bei {n} von {of} anderen vorhanden', other: 'bei {n} von {of} anderen vorhanden' },
  noOthers: 'Fehlt auch allen anderen',
  shows: { missingSome: 'Fehlt jemandem', missingAll: 'Fehlt allen', missingMe: 'Fehlt {name}' },
  mostMissing: 'Fehlt den meisten',
  place: 'Wo',
  expansion: 'Erweiterung',
  rarity: 'Seltenheit',
  kind: 'Art',
  empty: 'Keine Gegenstände passen dazu.',
  keys: 'Mit den Pfeiltasten bewegen; die Eingabetaste öffnet einen Gegenstand oder Charakter.',
  csv: 'Als CSV herunterladen',
}

const fr: typeof en = {
  description:
    'Les montures, mascottes et autres que possèdent les membres d’un groupe ou d’une compagnie libre, et ce qui manque encore à chacun.',
  lead: 'Voyez qui possède quels objets, et ce qui manque encore à chacun.',
  list: 'Collection',
  member: 'Personnage',
  nobodyChosen: 'Personne en particulier',
  table: '{list}\u00a0: qui possède quoi',
  thing: 'Objet',
  count: 'Possédé par',
  has: 'Possédé',
  lacks: 'Manquant',
  unknown: 'Inconnu',
  unknownNote:
    'Inconnu\u00a0: masqué, privé, jamais synchronisé ou rien de coché pour l’instant. Cela ne compte jamais comme manquant.',
  ofKnown: 'possédé par {n} sur {of}',
  notKnownOf: { one: 'inconnu pour {n}', other: 'inconnu pour {n}' },
  ofShown: '{n} sur {of} affichés et pris en compte',
  uncounted: {
    one: 'Afficher aussi {n} objet non pris en compte',
    other: 'Afficher aussi {n} objets non pris en compte',
  },
  others: { one: 'possédé par {n} autre sur {of}', other: 'possédé par {n} autres sur {of}' },
  noOthers: 'Personne d’autre ne le possède',
  shows: {
    missingSome: 'Manque à quelqu’un',
    missingAll: 'Manque à tout le monde',
    missingMe: 'Manque à {name}',
  },
  mostMissing: 'Les plus manquants',
  place: 'Où',
  expansion: 'Extension',
  rarity: 'Rareté',
  kind: 'Type',
  empty: 'Aucun objet ne correspond.',
  keys: 'Déplacez-vous avec les flèches\u00a0; Entrée ouvre un objet ou un personnage.',
  csv: 'Télécharger en CSV',
}

const ja: typeof en = {
  description:
    'グループやフリーカンパニーのメンバーが持っているマウントやミニオンなどと、それぞれに足りないものがひと目でわかります。',
  lead: '誰が何を持っているか、何が足りないかを見比べられます。',
  list: 'コレクション',
  member: 'キャラクター',
  nobodyChosen: '指定なし',
  table: '{list}の所持状況',
  thing: 'アイテム',
  count: '所持人数',
  has: '所持',
  lacks: '未所持',
  unknown: '不明',
  unknownNote: '不明：非公開、未取得、または何もチェックされていません。未所持には数えません。',
  ofKnown: '{of}人中{n}人が所持',
  notKnownOf: { one: '{n}人は不明', other: '{n}人は不明' },
  ofShown: '表示中の集計対象{of}件中{n}件を所持',
  uncounted: { one: '集計対象外の{n}件も表示', other: '集計対象外の{n}件も表示' },
  others: { one: 'ほかの{of}人中{n}人が所持', other: 'ほかの{of}人中{n}人が所持' },
  noOthers: 'ほかに所持者なし',
  shows: { missingSome: '誰かが未所持', missingAll: '全員が未所持', missingMe: '{name}が未所持' },
  mostMissing: '未所持が多い順',
  place: '入手場所',
  expansion: '拡張パッケージ',
  rarity: '希少度',
  kind: '種類',
  empty: '該当するアイテムはありません。',
  keys: '矢印キーで移動、Enterキーでアイテムやキャラクターを開きます。',
  csv: 'CSVでダウンロード',
}

/** What the matrix says. */
export const matrixTexts = catalogue('matrixTexts', import.meta.env.SSR && { en, de, fr, ja })

/** The texts in one language. */
export type MatrixTexts = typeof en
