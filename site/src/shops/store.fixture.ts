import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Unlock } from '@kupodex/data/game'
import { storePageTexts } from './page-texts.ts'
import type { ShopsProps, UnlockPages } from './store-page.ts'
import type { Ticks } from './ticks.tsx'
import type { Currency } from './unlocks.ts'

/** A pressed tick, as `set` was called. */
export type Pressed = [Unlock, boolean]

const page = (word: string, name: string) => ({ word, icon: word, list: null, name })

/** What parts of the shops are drawn with: items are called by their number, and `has` says what the character has. */
export const shopsProps = (
  has: Ticks['has'],
  { currencies = [], ticks = {} }: { currencies?: readonly Currency[]; ticks?: Partial<Ticks> } = {},
): ShopsProps & { pressed: Pressed[] } => {
  const pressed: Pressed[] = []
  return {
    ...{ language: 'en', texts: storePageTexts('en'), images: null, currencies, pressed },
    // All that these parts read of it.
    character: { id: 1001 } as CharacterAnswer,
    unlockPages: { emote: page('emotes', 'Emotes'), mount: page('mounts', 'Mounts') } as unknown as UnlockPages,
    store: { nameOf: (id) => `Item ${id}`, patchOf: () => null, read: has },
    ticks: {
      ...{ has, of: () => null, last: null, isOpen: false, tell: () => {}, leave: () => {} },
      set: (...change) => void pressed.push(change),
      ...ticks,
    },
  }
}
