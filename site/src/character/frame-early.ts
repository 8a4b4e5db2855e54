import { earlyAsk } from './early-ask.ts'

/** Lets a character's pages fade into each other. Not in a sheet: where the other sheet is there first, the browser gives the fade up with an error in its console. */
export const frameFade = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/** Runs in the head of the same pages: a fade that the browser gives up, as when the window changes its size, is no error to report in its console. */
const fadeQuietly = `for(const when of ['pageswap','pagereveal'])addEventListener(when,({viewTransition:fade})=>{fade?.ready.catch(()=>{})})`

/** The script in the head of a character's pages that runs before anything else; its hash is allowed by the content security policy. */
export const frameEarly = `${fadeQuietly};${earlyAsk}`
