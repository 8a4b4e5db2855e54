import { catalogue } from '#texts/catalogue.ts'

/** Texts of the spoiler shield, of each language. */
export const shieldTexts = catalogue(
  'shieldTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Spoiler shield',
      label: 'Hide everything added after patch',
      off: 'Hide nothing',
      hidden: 'Hidden: patch {patch}',
    },
    de: {
      title: 'Spoilerschutz',
      label: 'Alles verbergen, was nach diesem Patch kam',
      off: 'Nichts verbergen',
      hidden: 'Verborgen: Patch {patch}',
    },
    fr: {
      title: 'Protection anti-spoiler',
      label: 'Masquer ce qui a été ajouté après la mise à jour',
      off: 'Ne rien masquer',
      hidden: 'Masqué : mise à jour {patch}',
    },
    ja: {
      title: 'ネタバレ防止',
      label: 'このパッチより後の要素を隠す',
      off: '隠さない',
      hidden: '非表示：パッチ{patch}',
    },
  },
)
