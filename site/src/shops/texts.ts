import { catalogue } from '#texts/catalogue.ts'

const en = {
  item: 'Item',
  unlocks: 'Unlocks',
  cost: 'Cost',
  notKnown: '{name}: not known',
  words: { completed: 'Completed', missing: 'Missing' },
  progress: '{n} of {of}',
  rest: {
    one: '{n} item is missing. It costs {cost}.',
    other: '{n} items are missing. Together they cost {cost}.',
  },
  nothingLeft: 'Nothing is missing here.',
  notCounted: {
    one: '{n} item is not included: it is not known whether this character has it.',
    other: '{n} items are not included: it is not known whether this character has them.',
  },
  amount: '{n} × {name}',
  fromLodestone: 'Mounts and minions are read from the Lodestone and cannot be checked off here.',
  nothing: 'Nothing matches these filters.',
  shops: {
    currencies: 'Currencies',
    select: 'Select a currency to view vendors.',
    none: 'No vendor sells collection items for this currency.',
    unknown: 'Unknown vendor',
    back: 'All currencies',
    noPlace: 'The place is not known.',
  },
  trove: {
    collection: 'Collection Items',
    misc: 'Misc. Items',
    howTo: 'How to obtain',
    howToUnknown: 'Not known yet.',
    season: 'Season',
    progress: '{n} of {of} collection items obtained',
    restOf: 'What is missing',
    miscNote: 'These items unlock nothing in a collection, so there is nothing to check off.',
    seasons: 'Prices are those of the season when the item was last offered. Each season has a tomestone of its own.',
  },
}

const de: typeof en = {
  item: 'Gegenstand',
  unlocks: 'Schaltet frei',
  cost: 'Kosten',
  notKnown: '{name}: nicht bekannt',
  words: { completed: 'Erhalten', missing: 'Fehlend' },
  progress: '{n} von {of}',
  rest: {
    one: '{n} Gegenstand fehlt. Er kostet {cost}.',
    other: '{n} Gegenstände fehlen. Zusammen kosten sie {cost}.',
  },
  nothingLeft: 'Hier fehlt nichts.',
  notCounted: {
    one: 'Bei {n} Gegenstand ist nicht bekannt, ob dieser Charakter ihn hat; er ist nicht mitgezählt.',
    other: 'Bei {n} Gegenständen ist nicht bekannt, ob dieser Charakter sie hat; sie sind nicht mitgezählt.',
  },
  amount: '{n} × {name}',
  fromLodestone: 'Reittiere und Begleiter werden mit dem Lodestone abgeglichen und können hier nicht abgehakt werden.',
  nothing: 'Keine Treffer mit diesen Filtern.',
  shops: {
    currencies: 'Währungen',
    select: 'Wähle eine Währung, um Händler zu sehen.',
    none: 'Für diese Währung verkauft kein Händler etwas Sammelbares.',
    unknown: 'Unbekannter Händler',
    back: 'Alle Währungen',
    noPlace: 'Der Ort ist nicht bekannt.',
  },
  trove: {
    collection: 'Sammelgegenstände',
    misc: 'Sonstige Gegenstände',
    howTo: 'Bezugsquelle',
    howToUnknown: 'Noch nicht bekannt.',
    season: 'Saison',
    progress: '{n} von {of} Sammelgegenständen erhalten',
    restOf: 'Was fehlt',
    miscNote: 'Diese Gegenstände schalten nichts in einer Sammlung frei; darum gibt es nichts abzuhaken.',
    seasons:
      'Die Preise sind die der Saison, in der es den Gegenstand zuletzt gab. Jede Saison hat einen eigenen Allagischen Stein.',
  },
}

const fr: typeof en = {
  item: 'Objet',
  unlocks: 'Débloque',
  cost: 'Coût',
  notKnown: '{name}\u00a0: non connu',
  words: { completed: 'Obtenus', missing: 'Manquants' },
  progress: '{n} sur {of}',
  rest: {
    one: 'Il manque {n} objet. Coût\u00a0: {cost}.',
    other: 'Il manque {n} objets. Coût total\u00a0: {cost}.',
  },
  nothingLeft: 'Il ne manque rien ici.',
  notCounted: {
    one: 'Pour {n} objet, on ne sait pas si ce personnage le possède\u00a0; son coût n’est pas compris.',
    other: 'Pour {n} objets, on ne sait pas si ce personnage les possède\u00a0; leur coût n’est pas compris.',
  },
  amount: '{n} × {name}',
  fromLodestone: 'Les montures et les mascottes viennent du Lodestone et ne peuvent pas être cochées ici.',
  nothing: 'Rien ne correspond à ces filtres.',
  shops: {
    currencies: 'Devises',
    select: 'Sélectionnez une devise pour voir les marchands.',
    none: 'Aucun marchand ne vend d’objet de collection pour cette devise.',
    unknown: 'Marchand inconnu',
    back: 'Toutes les devises',
    noPlace: 'Le lieu n’est pas connu.',
  },
  trove: {
    collection: 'Objets de collection',
    misc: 'Objets divers',
    howTo: 'Obtention',
    howToUnknown: 'Encore inconnu.',
    season: 'Saison',
    progress: 'Objets de collection obtenus\u00a0: {n} sur {of}',
    restOf: 'Ce qui manque',
    miscNote: 'Ces objets ne débloquent rien dans une collection\u00a0: il n’y a donc rien à cocher.',
    seasons:
      'Les prix sont ceux de la dernière saison où l’objet était proposé. Chaque saison a son propre mémoquartz.',
  },
}

const ja: typeof en = {
  item: 'アイテム',
  unlocks: '開放されるもの',
  cost: '必要数',
  notKnown: '{name}：不明',
  words: { completed: '入手済み', missing: '未入手' },
  progress: '{n} / {of}',
  rest: {
    one: '未入手：{n}件。必要数：{cost}。',
    other: '未入手：{n}件。必要数の合計：{cost}。',
  },
  nothingLeft: '未入手のものはありません。',
  notCounted: {
    one: '{n}件は入手済みか不明のため、合計に含まれていません。',
    other: '{n}件は入手済みか不明のため、合計に含まれていません。',
  },
  amount: '{name}×{n}',
  fromLodestone: 'マウントとミニオンはLodestoneから読み込むため、ここではチェックできません。',
  nothing: '条件に合うものはありません。',
  shops: {
    currencies: '通貨',
    select: '通貨を選ぶと、販売しているNPCが表示されます。',
    none: 'この通貨で交換できるコレクションはありません。',
    unknown: '不明な販売NPC',
    back: 'すべての通貨',
    noPlace: '場所は不明です。',
  },
  trove: {
    collection: 'コレクション対象',
    misc: 'その他のアイテム',
    howTo: '入手方法',
    howToUnknown: '未確認',
    season: 'シーズン',
    progress: 'コレクション対象{of}件中{n}件を入手',
    restOf: '未入手の合計',
    miscNote: 'これらのアイテムはコレクションの対象を開放しないため、チェックする項目がありません。',
    seasons: '必要数は、そのアイテムが最後に登場したシーズンのものです。トームストーンはシーズンごとに異なります。',
  },
}

export type StoreTexts = typeof en

export const storeTexts = catalogue('storeTexts', import.meta.env.SSR && { en, de, fr, ja })
