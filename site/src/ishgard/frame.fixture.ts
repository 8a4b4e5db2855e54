import type { IshgardFrame } from './frame.ts'

/** What boards of the event are drawn with. */
export const frame: IshgardFrame = {
  ...{ language: 'en', jobs: { 8: 'Carpenter' }, codes: { CRP: 'Carpenter', FSH: 'Fisher' } },
  ...{ letters: { CRP: 'CRP' }, sprite: '/s.svg', base: '/char/' },
}
