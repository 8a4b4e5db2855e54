import { ask } from '#ask/page.ts'
import { drop, keep, readKept } from '#tables/kept-characters.ts'
import { laterWhenSeen } from '../ui/later.ts'
import type { Surroundings } from './follow-character.ts'

const isBot = () => /bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)

/** What following a character needs, of the page that this runs in. */
export const surroundingsOf = (page: Document): Surroundings => ({
  ask,
  later: laterWhenSeen(page),
  kept: { read: readKept, keep, drop },
  now: Date.now,
  isBot: isBot(),
})
