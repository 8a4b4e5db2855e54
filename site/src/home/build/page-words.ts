import type { Language } from '@kupodex/data/game'

/** What readers type who look for a page by what is on it. */
export interface PageWords {
  weather: readonly string[]
  account: readonly string[]
}

/** Those words in each language. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    weather: ['Weather', 'Forecast', 'Weather forecast'],
    account: ['Account', 'Sign in', 'Register'],
  },
  de: {
    weather: ['Wetter', 'Vorhersage', 'Wettervorhersage'],
    account: ['Konto', 'Login', 'Registrieren'],
  },
  fr: {
    weather: ['Météo', 'Temps', 'Prévisions météo'],
    account: ['Compte', 'Se connecter', 'Inscription'],
  },
  ja: {
    weather: ['天気', '天候', '天気予報'],
    account: ['アカウント', 'サインイン', '登録'],
  },
}
