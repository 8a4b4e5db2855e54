import { catalogue } from '#texts/catalogue.ts'

export const rollTexts = catalogue(
  'rollTexts',
  import.meta.env.SSR && {
    en: { sample: 'Sample' },
    de: { sample: 'Hörprobe' },
    fr: { sample: 'Extrait' },
    ja: { sample: '試聴' },
  },
)
