import { gzipSync } from 'node:zlib'

/** Bytes, compressed by gzip, that the first view of a page may cost at most. */
export const budgets = {
  /** Pages that are only read: with the texts of their scripts, in one language. */
  reading: { html: 12_800, css: 6_600, js: 15_400 },
  /** Pages that an island fills: with the texts of all that it may show, names of what proves things, a menu of all collections, and the words for a feed and for a character of the reader's own. */
  island: { html: 17_250, css: 6_000, js: 98_000 },
} as const

/**
 * Pages that are still above their budget, by family: each has a limit of its own, so that it grows no more until it is lighter. 0.8 kB of
 * each are what begins to keep the page for reading without a network, and what names a feed; 0.1 kB are keys of the browser's storage, which lie in one
 * file.
 */
const heavy: Readonly<Record<string, Partial<Record<BudgetPart, number>>>> = {
  // With what says a thing in one line or two on a phone, in several columns of names or in rows, what opens the search, what tells of a visit,
  // what says how a thing is known, and of how many, what opens a sheet on a phone, what names are on paper, and what chooses a character
  // as the reader's; near misses of a search, all rows on paper, in tables the arrow keys; what draws a long list bit by bit; and prices;
  // what names a page's feed; room for large letters, and for how to get what has a name of two lines; and hyphens.
  'list of a character': { css: 7_850, js: 112_700 },
  // With the button that chooses a character, names in a chunk of their own, and what a profile says of what changed, in another.
  timeline: { js: 103_650 },
  // With two columns on a wide screen, names on paper, what is missing first, and signs of what another character of the reader's has,
  // and what names a page's feed; rows of two lines, what counts beside the number, room for large letters, the button that copies, and
  // hyphens.
  achievements: { css: 6_850, js: 102_100 },
  // With all rows on paper, the way to a third character, and orders by prices, which lists share; lines that are cut, room for large letters, and
  // names of collections above their bars on a phone.
  compare: { css: 6_350, js: 102_000 },
  // With what lists know of what a character has, and of prices.
  alts: { js: 106_250 },
  // The first of its parts are near, and come at once; with orders by prices, which lists share.
  'what to do next': { js: 116_450 },
  // With the table of what counts, and that of what finishing costs; room for large letters; and with ranks by week, which are near the
  // first screen and come at once.
  profile: { css: 7_000, js: 100_650 },
  // With the orders of a list, and what is said of each.
  rarity: { html: 13_700 },
  // With what a character has of their things, and what of that counts.
  shelf: { html: 13_900, js: 19_800 },
  // With how a list of places is narrowed and ordered, which is kept.
  origin: { js: 19_800 },
  // With what offers its first weeks, where they come into sight.
  patch: { js: 20_050 },
  // With what knows which rows are the reader's own, and what says what changed since this browser last looked, with its texts.
  board: { html: 13_200, js: 20_550 },
  raid: { html: 13_000, js: 20_550 },
  // With what says who is new in first place since this browser last looked, and the dates and storage that it says that with.
  'free companies': { js: 19_050 },
  'fewest missing': { js: 19_050 },
  gains: { js: 19_050 },
  // With what brings ticks along, links to other databases, what is kept for reading without a network, also where the account cannot be had, and
  // the button that copies.
  settings: { js: 99_800 },
  // Lists what is kept, free companies and groups by their names, and asks whether the network is back.
  offline: { js: 20_650 },
  // Searches as soon as it is open: names of things and of characters.
  finder: { js: 24_450 },
  // With the search of everything, which it offers at once.
  nothing: { js: 18_700 },
  // Fetches what it shows and tries again, with prices, with addresses in other databases, of which the reader chose some, and with
  // owners week by week, whose place is in the first view of a short page.
  'item in the browser': { js: 28_300 },
  // Boards with everything that fetches and tries again, and says when there is no network; and hyphens.
  ishgard: { css: 6_900, js: 24_200 },
  'ishgard on a world': { css: 6_900, js: 24_200 },
  // The same, with what knows which members are the reader's own, where they can be seen together, who was hidden since the night,
  // what is new with its names, and what changed since this browser last looked.
  'free company': { js: 30_500 },
  // With times of the day, and what says that the animals' map could not be loaded, and tries again.
  islands: { js: 24_050 },
  // The same for the agenda, and the agenda's texts and those of the search, which come later.
  islandworkshop: { html: 13_900, js: 22_950 },
  // Their forms find characters by name at once; the one adds up what the missing ones cost, and names few members in lines.
  matrix: { css: 6_500, js: 101_900 },
  tonight: { js: 100_300 },
  // A line for each call, in the language of the page; with those of feeds and of a thing's card.
  api: { html: 14_250 },
}

/** The limits of a family's pages, in bytes. */
export const budgetOf = ({
  name,
  isIsland,
}: {
  name: string
  isIsland: boolean
}): Readonly<Record<BudgetPart, number>> => ({
  ...(isIsland ? budgets.island : budgets.reading),
  ...heavy[name],
})

export type BudgetPart = keyof (typeof budgets)['reading']

/** How many rows of a table count: a longer table is the purpose of its page. */
const counted = 100

/** A page's HTML without the rows of each table's body beyond the first hundred. */
export const withoutLateRows = (html: string): string =>
  html.replaceAll(/<tbody[^>]*>[^]*?<\/tbody>/g, (body) => {
    const starts = [...body.matchAll(/<tr\b/g)].map(({ index }) => index)
    const cut = starts[counted]
    return cut === undefined ? body : `${body.slice(0, cut)}</tbody>`
  })

/** The address of a character's face: 64 random digits and a time, which nothing compresses. */
const faceAddress = /(<i class="face[^"]*">.{0,120}<img src=")[^"]*"/g

/** Bytes that the address of one face may weigh; the budget of HTML is for all else. */
export const faceBudget = 62

/** How many faces a page's HTML has, in the first hundred rows of each table, and what their addresses weigh together, in bytes. */
export const faceWeight = (html: string): { count: number; bytes: number } => {
  const counted = withoutLateRows(html)
  const bare = counted.replaceAll(faceAddress, '$1"')
  return { count: counted.match(faceAddress)?.length ?? 0, bytes: gzipSync(counted).length - gzipSync(bare).length }
}

/** What stands for the content of a script or style sheet in its name: eight characters that change with every setting of a build. */
const digest = /\.[\w-]{8}(?=\.(?:js|css)\b)/g

/** A text compressed without digests in names of files, which do not compress: every change of a setting would change its weight. */
export const compressed = (text: string): Buffer => gzipSync(text.replaceAll(digest, ''))

/** The weight of a page's HTML as budgets count it, in bytes: without the addresses of faces. */
export const htmlWeight = (html: string): number =>
  compressed(withoutLateRows(html).replaceAll(faceAddress, '$1"')).length

/** The parts over budget, in words; empty where all are within. */
export const passed = (
  weight: Readonly<Record<BudgetPart, number>>,
  budget: Readonly<Record<BudgetPart, number>>,
): string[] =>
  (Object.keys(budget) as BudgetPart[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part}: ${weight[part]} of ${budget[part]} bytes`)
