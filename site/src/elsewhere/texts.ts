import { catalogue } from '#texts/catalogue.ts'

export const elsewhereTexts = catalogue(
  'elsewhereTexts',
  import.meta.env.SSR && {
    en: { lookUp: 'Look it up' },
    de: { lookUp: 'Nachschlagen' },
    fr: { lookUp: 'Voir aussi' },
    ja: { lookUp: '外部サイト' },
  },
)

export const databasesTexts = catalogue(
  'databasesTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Links to other databases',
      note: 'The details and the page of an item link to the databases checked here. This is kept in this browser only.',
      wikis: 'Both wikis are in English.',
    },
    de: {
      title: 'Links zu anderen Datenbanken',
      note: 'Details und Seite eines Gegenstands verlinken auf die hier ausgewählten Datenbanken. Das wird nur in diesem Browser gespeichert.',
      wikis: 'Die beiden Wikis sind auf Englisch.',
    },
    fr: {
      title: 'Liens vers d’autres bases de données',
      note: 'Les détails et la page d’un objet renvoient aux bases de données cochées ici. Ce choix n’est conservé que dans ce navigateur.',
      wikis: 'Les deux wikis sont en anglais.',
    },
    ja: {
      title: '外部サイトへのリンク',
      note: 'ここで選んだサイトへのリンクがアイテムの詳細と個別ページに表示されます。設定はこのブラウザにのみ保存されます。',
      wikis: '2つのウィキは英語です。',
    },
  },
)
