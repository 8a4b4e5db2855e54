import type { ViteUserConfig } from 'astro'

const files = 'site/src'

/** Scripts of pages start with these modules, so what is in later parts alone is not of them. */
const started = { tags: ['$initial' as const] }

/**
 * The chunks that pages share, from the ground up. Each has what its pattern finds with all that those modules import, as far as no chunk
 * above has it: so no two import each other. Without them there is a chunk for every set of pages that share a module, of which a list
 * of a character would load fifty: many small files compress badly. A page that uses one module of a chunk loads
 * all of it; so a module is in one only where so many scripts of pages (`minShareCount`, of some 50) use it. Where a pattern finds the
 * script of a page itself, that script is the chunk; else it would be a file of one line that fetches it.
 */
const shared = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
  /** What the script of every page needs, and the few that nearly all others use; `vite/` stands for the bundler's own `import()`. */
  {
    name: 'shell',
    test: RegExp(
      `${files}/(shell/(shell|page\\.astro.*lang)|format/number|texts/(fill|catalogue)|recent/chosen|ui/(plain-click|when-idle|announce-feed)|images/picture|images/sprite)\\.(ts|svg)|vite/preload-helper`,
    ),
  },
  /** Pages that a script fills, with React or without; those of one character's things show no other faces. */
  {
    name: 'ground',
    test: RegExp(
      `${files}/(ui/set-html|(format|texts|images|ask|storage|shield|rarity|maps)/(?!use-|face\\.|when\\.|clock\\.|duration\\.)[^/]+)\\.ts$|user/kept-user\\.ts$|find/text-finder\\.ts$|data/src/(?!game/collections/|game/lodestone-faces|contract/character-pages)|/nanostores/`,
    ),
    ...started,
    minShareCount: 10,
  },
  /** Prices without React, of lists and of the page of a thing, which is read; with times of the day and how long ago something was. */
  { name: 'market', test: RegExp(`${files}/(market/(prices|asked-prices|words)|format/(when|clock|duration))\\.ts$`) },
  /** What changed since a browser last looked, of boards and free companies, which need no React, and of the desk and profiles. */
  { name: 'since', test: RegExp(`${files}/since/[^/]+\\.ts$`) },
  /** What rarity lists and details of a thing say of it, without React: pages that are read use it too. */
  { name: 'rarity', test: RegExp(`${files}/rarity/[^/]+\\.ts$`), ...started, minShareCount: 3 },
  /** The frame of a character's pages, which needs no React. */
  { name: 'frame', test: RegExp(`${files}/character/(frame-script\\.ts$|frame\\.astro.*lang)`) },
  /** Where the names of a few things are, also for a page without React. */
  { name: 'names', test: RegExp(`${files}/character/names\\.ts$`), ...started, minShareCount: 2 },
  /** Pages of other kinds have busy buttons, and boxes that are drawn once they are near, too. */
  { name: 'buttons', test: RegExp(`${files}/ui/(busy-button\\.tsx|use-(seen|idle)\\.ts)$`), ...started },
  /** The islands of a character's pages. */
  { name: 'character', test: RegExp(`${files}/(character|ui|tables|shield)/`), ...started, minShareCount: 10 },
  /** Who the character is, and since when it is what it is, without React: for the profile and what shows several characters. */
  {
    name: 'who',
    test: RegExp(
      `${files}/(images/(face|banner)|timeline/texts)\\.tsx?$|data/src/game/(board-types|lodestone-faces|record-of)\\.ts$`,
    ),
    ...started,
    minShareCount: 2,
  },
  /** How numbers of a collection are said, which profile and comparison do too. */
  {
    name: 'sums',
    test: RegExp(`${files}/list/sums/(texts|count-words|what-counts)\\.tsx?$|/nanostores/computed/`),
    ...started,
    minShareCount: 3,
  },
  /** Whether the reader is logged in, in words too: for what only owners see. */
  { name: 'session', test: RegExp(`${files}/(session/session|user/(texts|failure-text)|marks/texts)\\.ts$`) },
  /** What lists of all kinds have in common, more than there are pages of collections; then what these share. */
  { name: 'lists', test: RegExp(`${files}/(list|collection|wishes|marks)/`), ...started, minShareCount: 21 },
  /** What other pages share with lists of collections: what a character has, what its reader wants, and ticking. */
  {
    name: 'things',
    test: RegExp(`${files}/(owned/|wishes/|collection/(thing|words|use-marks)\\.ts$)`),
    ...started,
    minShareCount: 3,
  },
  { name: 'collection', test: RegExp(`${files}/(list|collection|wishes|marks)/`), ...started, minShareCount: 8 },
  /** Links to other databases, which the settings choose among. */
  { name: 'elsewhere', test: RegExp(`${files}/elsewhere/(databases|chosen-databases|texts)\\.ts$`) },
  /** What a list draws once its rows are there, and what the details of a thing show, with what a reader may do with it. */
  { name: 'rows', test: RegExp(`${files}/collection/blocks\\.tsx$`) },
  { name: 'details', test: RegExp(`${files}/collection/(thing-details|needs-owner)\\.tsx$`) },
  { name: 'profile', test: RegExp(`${files}/profile/profile-page\\.tsx$`) },
  /** Pages that follow from achievements. */
  { name: 'achievements', test: RegExp(`${files}/achievements/`), ...started, minShareCount: 3 },
]

/** Puts code that pages share into few files; only for browsers, since pages are prerendered from the same modules. */
export const sharedChunks: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'shared-chunks',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: shared } },
            },
          },
        }
      : null,
}
