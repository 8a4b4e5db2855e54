import type { MapTexts } from './en.ts'

/** Texts of maps in Japanese. */
export const ja: MapTexts = {
  map: '{name}の地図',
  keys: '矢印キーで地図を移動、プラスとマイナスで拡大・縮小、Tabキーで各地点へ移動します。',
  zoomIn: '拡大',
  zoomOut: '縮小',
  places: 'この地図上の場所',
  point: '地図上で示す',
}
