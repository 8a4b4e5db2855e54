import type { Live } from '@kupodex/data/contract'

/** Which slots of the published sets the stores of this bench fill. */
export const benchLive: Live = { game: { slot: 'a', since: 1 }, night: { slot: 'a', since: 1 } }
