import { catalogue } from '#texts/catalogue.ts'

/** What any page says that shows only what was kept. */
export const keptTexts = catalogue(
  'keptTexts',
  import.meta.env.SSR && {
    en: {
      since: 'Kupodex could not be reached. This is the copy saved in this browser on {date}.',
      again: 'Reload',
    },
    de: {
      since: 'Kupodex ist nicht erreichbar. Gezeigt wird die Kopie in diesem Browser vom {date}.',
      again: 'Neu laden',
    },
    fr: {
      since: 'Kupodex est injoignable. Voici la copie enregistrée dans ce navigateur le {date}.',
      again: 'Recharger',
    },
    ja: {
      since: 'Kupodexに接続できません。このブラウザに保存された{date}のデータを表示しています。',
      again: '再読み込み',
    },
  },
)

/** The page that is shown in place of one that is not kept while there is no network. */
export const offlineTexts = catalogue(
  'offlineTexts',
  import.meta.env.SSR && {
    en: {
      title: 'You are offline',
      lead: 'This page is not saved in this browser. It loads by itself once the network is back.',
      again: 'Try again',
      kept: 'Saved in this browser',
      none: 'Nothing is saved yet. Pages you open are saved here.',
      of: '{page} of {name}',
    },
    de: {
      title: 'Du bist offline',
      lead: 'Diese Seite ist in diesem Browser nicht gespeichert. Sie lädt von selbst, sobald wieder Netz da ist.',
      again: 'Erneut versuchen',
      kept: 'In diesem Browser gespeichert',
      none: 'Noch ist nichts gespeichert. Seiten, die du öffnest, werden hier gespeichert.',
      of: '{page} von {name}',
    },
    fr: {
      title: 'Vous êtes hors ligne',
      lead: 'Cette page n’est pas enregistrée dans ce navigateur. Elle se chargera d’elle-même au retour du réseau.',
      again: 'Réessayer',
      kept: 'Enregistré dans ce navigateur',
      none: 'Rien n’est encore enregistré. Les pages que vous ouvrez le seront ici.',
      of: '{page} ({name})',
    },
    ja: {
      title: 'オフラインです',
      lead: 'このページはこのブラウザに保存されていません。ネットワークが戻ると自動的に読み込みます。',
      again: '再試行',
      kept: 'このブラウザに保存されたページ',
      none: 'まだ何も保存されていません。開いたページがここに保存されます。',
      of: '{page}（{name}）',
    },
  },
)

export const keptSectionTexts = catalogue(
  'keptSectionTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Reading offline',
      note: 'This browser saves the pages you open so that you can read them without a network. What you check off is kept separately and stays.',
      keep: 'Save the pages I open',
      weight: 'Saved: {pages}, {size}.',
      pages: { one: '{n} page', other: '{n} pages' },
      none: 'Nothing is saved.',
      forget: 'Forget what is kept for offline reading',
      forgotten: 'Everything saved for offline reading is gone.',
      cannot: 'This browser cannot save pages for offline reading.',
    },
    de: {
      title: 'Offline lesen',
      note: 'Dieser Browser speichert Seiten, die du öffnest, damit du sie ohne Netz lesen kannst. Was du abhakst, wird getrennt davon aufbewahrt und bleibt erhalten.',
      keep: 'Seiten speichern, die ich öffne',
      weight: 'Gespeichert: {pages}, {size}.',
      pages: { one: '{n} Seite', other: '{n} Seiten' },
      none: 'Es ist nichts gespeichert.',
      forget: 'Zum Offline-Lesen Gespeichertes löschen',
      forgotten: 'Alles zum Offline-Lesen Gespeicherte ist gelöscht.',
      cannot: 'Dieser Browser kann keine Seiten zum Offline-Lesen speichern.',
    },
    fr: {
      title: 'Lecture hors ligne',
      note: 'Ce navigateur enregistre les pages que vous ouvrez pour que vous puissiez les lire sans réseau. Ce que vous cochez est conservé à part et reste intact.',
      keep: 'Enregistrer les pages que j’ouvre',
      weight: 'Enregistré : {pages}, {size}.',
      pages: { one: '{n} page', other: '{n} pages' },
      none: 'Rien n’est enregistré.',
      forget: 'Effacer les pages enregistrées pour la lecture hors ligne',
      forgotten: 'Tout ce qui était enregistré pour la lecture hors ligne est effacé.',
      cannot: 'Ce navigateur ne peut pas enregistrer de pages pour la lecture hors ligne.',
    },
    ja: {
      title: 'オフラインでの閲覧',
      note: '開いたページをこのブラウザに保存し、ネットワークがないときにも読めるようにします。チェックした内容は別に保存され、消えません。',
      keep: '開いたページを保存する',
      weight: '保存済み：{pages}、{size}。',
      pages: { one: '{n}ページ', other: '{n}ページ' },
      none: '保存されているページはありません。',
      forget: 'オフライン用に保存したページを消去',
      forgotten: 'オフライン用に保存したページをすべて消去しました。',
      cannot: 'このブラウザではオフライン用にページを保存できません。',
    },
  },
)
