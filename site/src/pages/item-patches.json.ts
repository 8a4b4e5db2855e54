import { offeredPatches } from '#shield/build/item-patches.ts'

/** The patch that brought each item that shops and the Moogle Treasure Trove offer, for readers who hide what is newer. */
export const GET = () => Response.json(offeredPatches())
