import { catalogue } from '#texts/catalogue.ts'

/** What a part of a page says that could not be loaded, and its button: the same for everything that is tried again by itself. */
export const failedTexts = catalogue(
  'failedTexts',
  import.meta.env.SSR && {
    en: {
      failed: 'This could not be loaded. This page tries again by itself.',
      offline: 'You are offline. This page goes on by itself once the network is back.',
      retry: 'Try again',
    },
    de: {
      failed: 'Das konnte nicht geladen werden. Diese Seite versucht es von selbst noch einmal.',
      offline: 'Du bist offline. Sobald wieder Netz da ist, macht diese Seite von selbst weiter.',
      retry: 'Erneut versuchen',
    },
    fr: {
      failed: 'Impossible de charger ces données. Cette page réessaie d’elle-même.',
      offline: 'Vous êtes hors ligne. Cette page reprendra d’elle-même au retour du réseau.',
      retry: 'Réessayer',
    },
    ja: {
      failed: 'データを読み込めませんでした。このページは自動的に再試行します。',
      offline: 'オフラインです。ネットワークが戻ると、このページは自動的に再開します。',
      retry: '再試行',
    },
  },
)
