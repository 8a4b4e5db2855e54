import fc from 'fast-check'

const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`

/** A text in which each letter is encoded in one of the ways that something on the way may decode. */
const spelt = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...[...text].map((letter) =>
        fc.constantFrom(
          letter,
          letter,
          encode(letter),
          encode(letter).toUpperCase(),
          encode(letter).replace('%', '%25'),
        ),
      ),
    )
    .map((letters) => letters.join(''))

/** A prefix of a folder's name that something on the way may strip: dots, slashes and backslashes, encoded or not. */
const lead = fc
  .array(
    fc.constantFrom('/', '//', './', '../', 'x/../', '\\', '%5c', '%2f', '%2e/', '%2e%2e/', '.%2e/', '%00', '%09', ' '),
    {
      maxLength: 3,
    },
  )
  .map((parts) => parts.join(''))

/** A path of a file in a hidden folder, in any spelling. */
export const hiddenPath: fc.Arbitrary<string> = fc
  .tuple(
    lead,
    fc
      .constantFrom(
        'slots/night/b/api/published.json',
        'slots/ishgard/a/ishgard/archive.json',
        'manifests/live.json',
        'manifests/night-b.json',
        'cards/7/en-x.png',
        'filled/char/7/',
        'slots',
      )
      .chain(spelt),
    fc.constantFrom('', '/', '?x', '%3f'),
  )
  .map(([before, path, after]) => `/${before}${path}${after}`)

/** A key or path after every possible decoding on the way. */
export const decodedAll = (text: string): string => {
  for (let last = ''; text !== last;) {
    last = text
    text = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
  return text.replaceAll('\\', '/')
}

/** Whether an address, fully decoded, lies in a hidden folder without naming it plainly. */
export const hiddenSpelling = (path: string): boolean =>
  /^\/+(slots|manifests|cards|filled)(\/|$)/.test(decodedAll(path))
