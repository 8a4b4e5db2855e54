/** Where the Lodestone keeps the pictures of characters, ending in a slash. */
export const lodestoneFaces = 'https://img2.finalfantasyxiv.com/'

/** Its folders, a name and the time of the picture; nothing in it can mean something else to a browser or in markup. */
const face = /^https:\/\/img2\.finalfantasyxiv\.com\/((?:[\w-]+\/)+[\w-]+\.(?:jpg|png)(?:\?\w+)?)$/

/**
 * What follows `lodestoneFaces` in the address of a face or portrait as pages of the Lodestone have it (`f/...fc0.jpg?1762804432`); null
 * for every other address.
 */
export const facePath = (address: string): string | null => face.exec(address)?.[1] ?? null
