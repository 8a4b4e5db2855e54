import { catalogue } from '#texts/catalogue.ts'

export const mapTexts = catalogue(
  'mapTexts',
  import.meta.env.SSR && {
    en: {
      map: 'Map of {name}',
      keys: 'Arrow keys move the map, plus and minus zoom, Tab goes to its places.',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      places: 'Places on this map',
      point: 'Show on the map',
      open: 'Show on the map',
    },
    de: {
      map: 'Karte: {name}',
      keys: 'Pfeiltasten verschieben die Karte, Plus und Minus zoomen, Tab führt zu den Orten.',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      places: 'Orte auf dieser Karte',
      point: 'Auf der Karte zeigen',
      open: 'Auf der Karte zeigen',
    },
    fr: {
      map: 'Carte\u00a0: {name}',
      keys: 'Les flèches déplacent la carte, plus et moins changent l’échelle, Tab mène aux lieux.',
      zoomIn: 'Agrandir',
      zoomOut: 'Réduire',
      places: 'Lieux sur cette carte',
      point: 'Montrer sur la carte',
      open: 'Voir sur la carte',
    },
    ja: {
      map: '{name}の地図',
      keys: '矢印キーで地図を移動、プラスとマイナスで拡大・縮小、Tabキーで各地点へ移動します。',
      zoomIn: '拡大',
      zoomOut: '縮小',
      places: 'この地図上の場所',
      point: '地図上で示す',
      open: '地図で見る',
    },
  },
)

export type MapTexts = ReturnType<typeof mapTexts>
