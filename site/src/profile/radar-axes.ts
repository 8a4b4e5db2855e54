import type { ItemType } from '@kupodex/data/character'
import type { MenuEntry } from '../character/menu.ts'

/** An axis of the radar, with its drawing of the sprite. */
export interface RadarAxis extends MenuEntry {
  icon: string
}

const axis = (type: ItemType, word: MenuEntry['word'], icon: string): RadarAxis => ({
  word,
  icon,
  also: [],
  types: [type],
})

/** The collections, an axis each, in the order of the side menu: each as an entry of the menu with that collection alone. */
export const radarAxes: readonly RadarAxis[] = [
  axis('title', 'titles', 'title'),
  axis('achievement', 'achievements', 'achievement'),
  axis('mount', 'mounts', 'mount'),
  axis('minion', 'minions', 'minion'),
  axis('fashion', 'fashions', 'fashion'),
  axis('hair', 'hairstyles', 'hairstyle'),
  axis('facewear', 'facewear', 'facewear'),
  axis('leve', 'leves', 'way-quest'),
  axis('triadCard', 'ttcards', 'ttcard'),
  axis('triadNpc', 'ttnpcs', 'way-match'),
  axis('fish', 'fish', 'job-FSH'),
  axis('orchestrion', 'orchestrions', 'orchestrion'),
  axis('barding', 'bardings', 'barding'),
  axis('emote', 'emotes', 'emote'),
  axis('bozjaNote', 'bozjanotes', 'way-activity'),
  axis('cosmicMission', 'cosmic', 'star'),
  axis('portrait', 'portraits', 'frame'),
]
