/** Where the Lodestone keeps the pictures of characters, ending in a slash. */
export const lodestoneFaces = 'https://img2.finalfantasyxiv.com/'

/**
 * The addresses of faces and portraits: folders, a name and the time of the picture, which is the first group; nothing in it can mean
 * something else to a browser or in markup. For scripts that stand in a page themselves; all others ask `facePath`.
 */
export const facePattern = /^https:\/\/img2\.finalfantasyxiv\.com\/(([\w-]+\/)+[\w-]+\.(jpg|png)(\?\w+)?)$/

/** What follows `lodestoneFaces` in the address of a face or portrait (`f/...fc0.jpg?1762804432`); null for every other address. */
export const facePath = (address: string): string | null => facePattern.exec(address)?.[1] ?? null
