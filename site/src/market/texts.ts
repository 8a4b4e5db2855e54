import { catalogue } from '#texts/catalogue.ts'

export const marketTexts = catalogue(
  'marketTexts',
  import.meta.env.SSR && {
    en: {
      board: 'Market board',
      sold: 'Can be sold',
      offered: 'From {cheapest} gil on {dataCenter}, median {median}, {ago}',
      none: 'No listings on {dataCenter}, {ago}',
      gil: '{n} gil',
      unknown: 'Price on {dataCenter} not known',
    },
    de: {
      board: 'Marktbrett',
      sold: 'Verkäuflich',
      offered: 'Ab {cheapest} Gil auf {dataCenter}, Median {median}, {ago}',
      none: 'Keine Angebote auf {dataCenter}, {ago}',
      gil: '{n} Gil',
      unknown: 'Preis auf {dataCenter} nicht bekannt',
    },
    fr: {
      board: 'Tableau des ventes',
      sold: 'Peut être vendu',
      offered: 'À partir de {cheapest} gils sur {dataCenter}, médiane {median}, {ago}',
      none: 'Aucune offre sur {dataCenter}, {ago}',
      gil: '{n} gils',
      unknown: 'Prix sur {dataCenter} inconnu',
    },
    ja: {
      board: 'マーケットボード',
      sold: '出品可',
      offered: '{dataCenter}の最安値{cheapest}ギル、中央値{median}ギル（{ago}）',
      none: '{dataCenter}に出品なし（{ago}）',
      gil: '{n}ギル',
      unknown: '{dataCenter}での価格は不明',
    },
  },
)

export const costTexts = catalogue(
  'costTexts',
  import.meta.env.SSR && {
    en: {
      title: 'What finishing costs',
      lead: 'Missing items that count and are offered on the market board, at the lowest prices on {dataCenter} that Universalis knows.',
      show: 'Add it up',
      collection: 'Collection',
      sum: 'Cost',
      bought: { one: '{n} item', other: '{n} items' },
      left: 'Not for sale there',
      total: 'Total',
      unknown: 'not known',
      none: 'Prices on {dataCenter} are not known yet.',
    },
    de: {
      title: 'Was das Vervollständigen kostet',
      lead: 'Was zählt, noch fehlt und auf dem Marktbrett angeboten wird, zu den niedrigsten Preisen auf {dataCenter}, die Universalis kennt.',
      show: 'Zusammenrechnen',
      collection: 'Sammlung',
      sum: 'Kosten',
      bought: { one: '{n} Gegenstand', other: '{n} Gegenstände' },
      left: 'Dort nicht zu kaufen',
      total: 'Gesamt',
      unknown: 'nicht bekannt',
      none: 'Preise auf {dataCenter} sind noch nicht bekannt.',
    },
    fr: {
      title: 'Ce que coûterait le reste',
      lead: 'Ce qui compte, manque encore et se trouve au tableau des ventes, aux prix les plus bas connus d’Universalis sur {dataCenter}.',
      show: 'Faire le total',
      collection: 'Collection',
      sum: 'Coût',
      bought: { one: '{n} objet', other: '{n} objets' },
      left: 'Non vendus',
      total: 'Total',
      unknown: 'inconnu',
      none: 'Les prix sur {dataCenter} ne sont pas encore connus.',
    },
    ja: {
      title: 'コンプリートまでの費用',
      lead: '集計対象の未入手アイテムのうち、マーケットボードで購入できるものの合計です（{dataCenter}の最安値、Universalis調べ）。',
      show: '計算する',
      collection: 'コレクション',
      sum: '費用',
      bought: { one: '{n}点', other: '{n}点' },
      left: '購入できないもの',
      total: '合計',
      unknown: '不明',
      none: '{dataCenter}での価格はまだありません。',
    },
  },
)

export const missingCostTexts = catalogue(
  'missingCostTexts',
  import.meta.env.SSR && {
    en: {
      title: 'What the missing ones cost',
      lead: 'Missing items that count and are offered on the market board, at the lowest prices that Universalis knows on the data center of each character.',
      bought: { one: '{n} item for {gil}', other: '{n} items for {gil}' },
      left: { one: '{n} not for sale there', other: '{n} not for sale there' },
      unknown: 'not known',
    },
    de: {
      title: 'Was das Fehlende kostet',
      lead: 'Was zählt, noch fehlt und auf dem Marktbrett angeboten wird, zu den niedrigsten Preisen auf dem Datenzentrum jedes Charakters, die Universalis kennt.',
      bought: { one: '{n} Gegenstand für {gil}', other: '{n} Gegenstände für {gil}' },
      left: { one: '{n} dort nicht zu kaufen', other: '{n} dort nicht zu kaufen' },
      unknown: 'nicht bekannt',
    },
    fr: {
      title: 'Ce que coûterait ce qui manque',
      lead: 'Ce qui compte, manque encore et se trouve au tableau des ventes, aux prix les plus bas connus d’Universalis sur le centre de données de chaque personnage.',
      bought: { one: '{n} objet pour {gil}', other: '{n} objets pour {gil}' },
      left: { one: '{n} non vendu', other: '{n} non vendus' },
      unknown: 'inconnu',
    },
    ja: {
      title: '未所持分の費用',
      lead: '集計対象の未所持アイテムのうち、マーケットボードで購入できるものの合計です（各キャラクターのデータセンターでの最安値、Universalis調べ）。',
      bought: { one: '{n}点、{gil}', other: '{n}点、{gil}' },
      left: { one: '購入できないもの{n}点', other: '購入できないもの{n}点' },
      unknown: '不明',
    },
  },
)
