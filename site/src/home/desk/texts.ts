import { catalogue } from '#texts/catalogue.ts'

/** What the home page says to a reader who has a character, in each language. */
export const deskTexts = catalogue(
  'deskTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Welcome back',
      characters: 'Characters',
      verify: 'Verify a character on its page to keep it here and sync it.',
      resets: 'Resets',
      daily: 'Daily reset',
      weekly: 'Weekly reset',
      skies: 'Weather windows',
      notices: 'Your notifications',
      island: 'Island Sanctuary',
    },
    de: {
      title: 'Willkommen zurück',
      characters: 'Charaktere',
      verify: 'Bestätige einen Charakter auf seiner Seite, dann steht er immer hier und du kannst ihn synchronisieren.',
      resets: 'Resets',
      daily: 'Täglicher Reset',
      weekly: 'Wöchentlicher Reset',
      skies: 'Wetterfenster',
      notices: 'Deine Benachrichtigungen',
      island: 'Inselparadies',
    },
    fr: {
      title: 'Bon retour parmi nous',
      characters: 'Personnages',
      verify: 'Vérifiez un personnage sur sa page pour le garder ici et le synchroniser.',
      resets: 'Réinitialisations',
      daily: 'Quotidienne',
      weekly: 'Hebdomadaire',
      skies: 'Fenêtres météo',
      notices: 'Vos notifications',
      island: 'Félicité insulaire',
    },
    ja: {
      title: 'おかえりなさい',
      characters: 'キャラクター',
      verify: 'キャラクターのページで認証すると、ここに常に表示され、同期できるようになります。',
      resets: 'リセット',
      daily: 'デイリー',
      weekly: 'ウィークリー',
      skies: '天候と時間帯',
      notices: '通知の予定',
      island: '無人島',
    },
  },
)
