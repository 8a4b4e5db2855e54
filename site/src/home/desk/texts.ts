import { catalogue } from '#texts/catalogue.ts'

/** What the home page says to a reader who has a desk, in each language. */
export const deskTexts = catalogue(
  'deskTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Welcome back',
      characters: 'Characters',
      kinds: { own: 'Yours', chosen: 'Chosen in this browser', favorite: 'Favorites', opened: 'Recently viewed' },
      verify: 'Verify a character on its page to keep it here and sync it.',
      keptHere: 'Your checkmarks without an account, kept in this browser only.',
      resets: 'Resets',
      skies: 'Weather windows',
      notices: 'Your notifications',
      island: 'Island Sanctuary',
    },
    de: {
      title: 'Willkommen zurück',
      characters: 'Charaktere',
      kinds: { own: 'Deine', chosen: 'In diesem Browser gewählt', favorite: 'Favoriten', opened: 'Zuletzt angesehen' },
      verify: 'Bestätige einen Charakter auf seiner Seite, dann steht er immer hier und du kannst ihn synchronisieren.',
      keptHere: 'Deine Haken ohne Konto, nur in diesem Browser gespeichert.',
      resets: 'Resets',
      skies: 'Wetterfenster',
      notices: 'Deine Benachrichtigungen',
      island: 'Inselparadies',
    },
    fr: {
      title: 'Bon retour parmi nous',
      characters: 'Personnages',
      kinds: { own: 'Les vôtres', chosen: 'Choisi dans ce navigateur', favorite: 'Favoris', opened: 'Vus récemment' },
      verify: 'Vérifiez un personnage sur sa page pour le garder ici et le synchroniser.',
      keptHere: 'Vos coches sans compte, conservées uniquement dans ce navigateur.',
      resets: 'Réinitialisations',
      skies: 'Fenêtres météo',
      notices: 'Vos notifications',
      island: 'Félicité insulaire',
    },
    ja: {
      title: 'おかえりなさい',
      characters: 'キャラクター',
      kinds: { own: '自分', chosen: 'このブラウザで選択中', favorite: 'お気に入り', opened: '最近見たキャラクター' },
      verify: 'キャラクターのページで認証すると、ここに常に表示され、同期できるようになります。',
      keptHere: 'アカウントなしのチェック内容（このブラウザにのみ保存）',
      resets: 'リセット',
      skies: '天候と時間帯',
      notices: '通知の予定',
      island: '無人島',
    },
  },
)
