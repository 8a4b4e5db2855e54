import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { CollectionTexts } from './texts/en.ts'

export const collectionTexts = catalogue('collectionTexts', import.meta.env.SSR && { en, de, fr, ja })

/** What is said where notices cannot be shown, in each language. */
export const notifyTexts = catalogue(
  'notifyTexts',
  import.meta.env.SSR && {
    en: {
      refused:
        'Your browser blocks notifications from this site. Allow them in its settings for this site, then try again.',
      unable: 'This browser cannot show notifications.',
    },
    de: {
      refused:
        'Dein Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in seinen Einstellungen für diese Website und versuche es noch einmal.',
      unable: 'Dieser Browser kann keine Benachrichtigungen anzeigen.',
    },
    fr: {
      refused:
        'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses paramètres pour ce site, puis réessayez.',
      unable: 'Ce navigateur ne peut pas afficher de notifications.',
    },
    ja: {
      refused:
        'ブラウザがこのサイトの通知をブロックしています。ブラウザのサイト設定で許可してから、再度お試しください。',
      unable: 'このブラウザでは通知を表示できません。',
    },
  },
)
