import type { characterMenu } from './menu.ts'

/** The drawing of the sprite for each entry of a character's side menu, which only the build needs. */
export const menuIcons: Partial<Record<(typeof characterMenu)[number]['word'], string>> = {
  profile: 'person',
  timeline: 'clock',
  titles: 'title',
  achievements: 'achievement',
  mounts: 'mount',
  minions: 'minion',
  fashions: 'fashion',
  leves: 'way-quest',
  ttcards: 'ttcard',
  fish: 'job-FSH',
  orchestrions: 'orchestrion',
  bardings: 'barding',
  emotes: 'emote',
  bozjanotes: 'way-activity',
  cosmic: 'star',
  portraits: 'frame',
  raids: 'raid',
  shops: 'way-shop',
  moogletomes: 'way-event',
  compare: 'chart',
}
