import { earlyAsk } from './early-ask.ts'
import { fadeQuietly } from './frame-fade.ts'

/** The script in the head of a character's pages that runs before anything else; its hash is allowed by the content security policy. */
export const frameEarly = `${fadeQuietly};${earlyAsk}`
