import { ask } from '#ask/page.ts'
import { drop, keep, readKept } from '#tables/kept-characters.ts'
import { pageWaits } from '#ask/retry.ts'
import type { Surroundings } from './follow-character.ts'

const isBot = () => /bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)

/** What following a character needs, of the page that this runs in. */
export const surroundingsOf = (): Surroundings => ({
  ask,
  waits: pageWaits,
  kept: { read: readKept, keep, drop },
  now: Date.now,
  isBot: isBot(),
})
