const letterOf = { '+': '-', '/': '_' } as Readonly<Record<string, string>>
const letterFor = { '-': '+', _: '/' } as Readonly<Record<string, string>>

/** Which of some things somebody has, as base64url: bit `i & 7` of byte `i >> 3` is for `things[i]`. Zero bytes at the end are left out. */
export const encodeOwned = (things: readonly number[], owned: ReadonlySet<number>): string => {
  const bytes = new Uint8Array(Math.ceil(things.length / 8))
  let length = 0
  for (const [i, thing] of things.entries()) {
    if (!owned.has(thing)) continue
    bytes[i >> 3] = (bytes[i >> 3] as number) | (1 << (i & 7))
    length = (i >> 3) + 1
  }
  return btoa(String.fromCharCode(...bytes.subarray(0, length)))
    .replace(/=+$/, '')
    .replace(/[+/]/g, (letter) => letterOf[letter] as string)
}

/** What `encodeOwned` wrote, in the order of the things. Null for null, which is not known, and for any other text, which says nothing. */
export const decodeOwned = (things: readonly number[], text: string | null): number[] | null => {
  if (text === null || !/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const bytes = atob(text.replace(/[-_]/g, (letter) => letterFor[letter] as string))
  const owned: number[] = []
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at)
    for (let bit = 0; bit < 8; bit++) {
      if ((byte & (1 << bit)) === 0) continue
      const thing = things[8 * at + bit]
      if (thing === undefined) return null
      owned.push(thing)
    }
  }
  return owned
}
