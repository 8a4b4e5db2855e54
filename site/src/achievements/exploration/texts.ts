import { catalogue } from '#texts/catalogue.ts'

export const explorationTexts = catalogue(
  'explorationTexts',
  import.meta.env.SSR && {
    en: {
      parts: { maps: 'Maps', currents: 'Aether Currents', duties: 'Duties', hunting: 'Hunting Logs' },
      notes: {
        maps: 'Maps with every location discovered, in the field and in duties.',
        currents: 'Zones where this character has attuned with every aether current.',
        duties: 'Duties that an achievement is given for.',
        hunting: 'Logs of classes and Grand Companies with every entry complete.',
      },
      note: 'Achievements show what is done. They do not say how far along the rest is.',
      sum: '{n} of {possible}',
      currents: { one: '{n} current', other: '{n} currents' },
      entries: { one: '{n} entry', other: '{n} entries' },
      done: 'Done on {date}',
      undated: 'Done',
      missing: 'Not done',
    },
    de: {
      parts: { maps: 'Karten', currents: 'Windätherquellen', duties: 'Inhalte', hunting: 'Bestiarien' },
      notes: {
        maps: 'Vollständig aufgedeckte Karten, in der offenen Welt und in Inhalten.',
        currents: 'Gebiete, in denen alle Windätherquellen gebündelt sind.',
        duties: 'Inhalte, für die es eine Errungenschaft gibt.',
        hunting: 'Bestiarien von Klassen und Staatlichen Gesellschaften, in denen jeder Eintrag erledigt ist.',
      },
      note: 'Errungenschaften zeigen, was erledigt ist. Wie weit der Rest ist, zeigen sie nicht.',
      sum: '{n} von {possible}',
      currents: { one: '{n} Quelle', other: '{n} Quellen' },
      entries: { one: '{n} Eintrag', other: '{n} Einträge' },
      done: 'Erledigt am {date}',
      undated: 'Erledigt',
      missing: 'Nicht erledigt',
    },
    fr: {
      parts: { maps: 'Cartes', currents: 'Vents éthérés', duties: 'Instances', hunting: 'Bestiaires' },
      notes: {
        maps: 'Cartes entièrement découvertes, en extérieur et dans les instances.',
        currents: 'Zones où ce personnage s’est harmonisé avec tous les vents éthérés.',
        duties: 'Instances auxquelles correspond un haut fait.',
        hunting: 'Bestiaires des classes et des grandes compagnies dont chaque entrée est terminée.',
      },
      note: 'Les hauts faits montrent ce qui est fait. Ils ne disent pas où en est le reste.',
      sum: '{n} sur {possible}',
      currents: { one: '{n} vent éthéré', other: '{n} vents éthérés' },
      entries: { one: '{n} entrée', other: '{n} entrées' },
      done: 'Fait le {date}',
      undated: 'Fait',
      missing: 'Pas encore',
    },
    ja: {
      parts: { maps: 'マップ', currents: '風脈', duties: 'コンテンツ', hunting: '討伐手帳' },
      notes: {
        maps: 'フィールドとコンテンツのうち、全域を開示したマップです。',
        currents: '風脈の泉とすべて交感したエリアです。',
        duties: 'アチーブメントがあるコンテンツです。',
        hunting: 'すべての項目を達成したクラスとグランドカンパニーの討伐手帳です。',
      },
      note: 'アチーブメントで達成がわかるものを表示します。未達成のものの途中経過はわかりません。',
      sum: '{n} / {possible}',
      currents: { one: '風脈{n}か所', other: '風脈{n}か所' },
      entries: { one: '{n}項目', other: '{n}項目' },
      done: '{date}に達成',
      undated: '達成済み',
      missing: '未達成',
    },
  },
)

export type ExplorationTexts = ReturnType<typeof explorationTexts>
