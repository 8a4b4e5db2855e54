import { catalogue } from '#texts/catalogue.ts'

export const emoteTexts = catalogue(
  'emoteTexts',
  import.meta.env.SSR && {
    en: {
      command: 'Text command',
      category: 'Category',
      together: 'Unlocked together with',
      read: 'Read on the Lodestone on {date}.',
      hidden: 'Make your emotes public on the Lodestone, and they are checked off here by themselves.',
      settings: 'Lodestone settings',
    },
    de: {
      command: 'Textkommando',
      category: 'Kategorie',
      together: 'Wird freigeschaltet mit',
      read: 'Vom Lodestone, Stand {date}.',
      hidden: 'Mach deine Emotes auf dem Lodestone öffentlich, dann werden sie hier von selbst abgehakt.',
      settings: 'Einstellungen auf dem Lodestone',
    },
    fr: {
      command: 'Commande texte',
      category: 'Catégorie',
      together: 'Se débloque avec',
      read: 'D’après le Lodestone, le {date}.',
      hidden: 'Rendez vos emotes publiques sur le Lodestone\u00a0: elles seront cochées ici d’elles-mêmes.',
      settings: 'Paramètres du Lodestone',
    },
    ja: {
      command: 'テキストコマンド',
      category: 'カテゴリ',
      together: '同時に開放',
      read: '{date}にLodestoneで確認しました。',
      hidden: 'Lodestoneでエモートを公開すると、ここに自動で反映されます。',
      settings: 'Lodestoneの設定',
    },
  },
)
