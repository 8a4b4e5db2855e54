import type { Language } from '@kupodex/data/game'

/** What readers type who look for a page by what is on it. */
export interface PageWords {
  weather: readonly string[]
  account: readonly string[]
  matrix: readonly string[]
}

/** Those words in each language. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    weather: ['Weather', 'Forecast', 'Weather forecast'],
    account: ['Account', 'Sign in', 'Register'],
    matrix: ['Matrix', 'Who is missing what', 'Compare a group'],
  },
  de: {
    weather: ['Wetter', 'Vorhersage', 'Wettervorhersage'],
    account: ['Konto', 'Login', 'Registrieren'],
    matrix: ['Matrix', 'Wem fehlt was', 'Gruppe vergleichen'],
  },
  fr: {
    weather: ['Météo', 'Temps', 'Prévisions météo'],
    account: ['Compte', 'Se connecter', 'Inscription'],
    matrix: ['Matrice', 'Qui manque de quoi', 'Comparer un groupe'],
  },
  ja: {
    weather: ['天気', '天候', '天気予報'],
    account: ['アカウント', 'サインイン', '登録'],
    matrix: ['マトリックス', '未所持一覧', 'メンバー比較'],
  },
}
