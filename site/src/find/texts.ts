import { catalogue } from '#texts/catalogue.ts'

/** What the search says while somebody types, on every page. */
export const findingTexts = catalogue(
  'findingTexts',
  import.meta.env.SSR && {
    en: {
      label: 'Item, achievement, duty, vendor, page, character, or Free Company',
      close: 'Close',
      slash: 'Open with / too, not only Ctrl+K',
      none: 'Nothing found.',
      failed: 'Items and pages could not be loaded.',
      shielded: 'The spoiler shield hides results.',
      found: { one: '{n} result', other: '{n} results' },
      characters: 'Characters',
      companies: 'Free Companies',
      members: { one: '{n} member on Kupodex', other: '{n} members on Kupodex' },
      lookFor: 'Look for a character named “{name}”',
    },
    de: {
      label: 'Gegenstand, Errungenschaft, Inhalt, Händler, Seite, Charakter oder Freie Gesellschaft',
      close: 'Schließen',
      slash: 'Auch mit / öffnen, nicht nur mit Strg+K',
      none: 'Nichts gefunden.',
      failed: 'Gegenstände und Seiten konnten nicht geladen werden.',
      shielded: 'Der Spoilerschutz verbirgt Treffer.',
      found: { one: '{n} Treffer', other: '{n} Treffer' },
      characters: 'Charaktere',
      companies: 'Freie Gesellschaften',
      members: { one: '{n} Mitglied auf Kupodex', other: '{n} Mitglieder auf Kupodex' },
      lookFor: 'Nach einem Charakter namens „{name}“ suchen',
    },
    fr: {
      label: 'Objet, haut fait, mission, marchand, page, personnage ou compagnie libre',
      close: 'Fermer',
      slash: 'Ouvrir aussi avec /, et pas seulement Ctrl+K',
      none: 'Aucun résultat.',
      failed: 'Les objets et les pages n’ont pas pu être chargés.',
      shielded: 'La protection anti-spoiler masque des résultats.',
      found: { one: '{n} résultat', other: '{n} résultats' },
      characters: 'Personnages',
      companies: 'Compagnies libres',
      members: { one: '{n} membre sur Kupodex', other: '{n} membres sur Kupodex' },
      lookFor: 'Rechercher un personnage nommé «\u00a0{name}\u00a0»',
    },
    ja: {
      label: 'アイテム、ページ、キャラクター、フリーカンパニー',
      close: '閉じる',
      slash: '「/」でも開く',
      none: '見つかりません。',
      failed: '一覧を読み込めませんでした。',
      shielded: 'ネタバレ防止により結果が隠れています。',
      found: { one: '{n}件', other: '{n}件' },
      characters: 'キャラクター',
      companies: 'フリーカンパニー',
      members: { one: 'メンバー{n}人', other: 'メンバー{n}人' },
      lookFor: '「{name}」という名前のキャラクターを探す',
    },
  },
)

/** What the search is called, for pages as they are built. */
export const findPageTexts = catalogue(
  'findPageTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Search',
      description: 'Find any item, achievement, duty, vendor, page, character, or Free Company on Kupodex.',
      hint: 'Word order and small typos do not matter. Character IDs and Lodestone links work too.',
      kinds: 'Everything you can find here',
    },
    de: {
      title: 'Suche',
      description:
        'Finde Gegenstände, Errungenschaften, Inhalte, Händler, Seiten, Charaktere und Freie Gesellschaften auf Kupodex.',
      hint: 'Wortfolge und kleine Tippfehler sind egal. Auch Charakter-IDs und Lodestone-Links führen ans Ziel.',
      kinds: 'Was du hier alles findest',
    },
    fr: {
      title: 'Recherche',
      description:
        'Tous les objets, hauts faits, missions, marchands, pages, personnages et compagnies libres sur Kupodex.',
      hint: 'L’ordre des mots et les petites fautes de frappe n’ont pas d’importance. Un ID de personnage ou un lien du Lodestone convient aussi.',
      kinds: 'Tout ce qui se trouve ici',
    },
    ja: {
      title: '検索',
      description:
        'Kupodexのアイテム、アチーブメント、コンテンツ、ショップ、ページ、キャラクター、フリーカンパニーを検索します。',
      hint: '語順や軽い入力ミスは問いません。キャラクターIDやLodestoneのリンクも使えます。',
      kinds: '探せるもの',
    },
  },
)
