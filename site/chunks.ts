import type { ViteUserConfig } from 'astro'

const files = 'site/src'

/** Scripts of pages start with these modules, so what is in later parts alone is not of them. */
const started = { tags: ['$initial' as const] }

/**
 * The chunks that pages share, from the ground up. Each has what its pattern finds with all that those modules import, as far as no chunk
 * above has it: so no two import each other. Without them there is a chunk for every set of pages that share a module, of which a list
 * of a character would load fifty: many small files compress badly. A page that uses one module of a chunk loads
 * all of it; so a module is in one only where so many scripts of pages (`minShareCount`, of some 40) use it.
 */
const shared = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  /** What the script of every page needs, and the few that nearly all others use; `vite/` stands for the bundler's own `import()`. */
  {
    name: 'shell',
    test: RegExp(
      `${files}/(shell/shell|format/number|texts/(fill|catalogue)|ui/plain-click|images/picture|images/sprite)\\.(ts|svg)|vite/preload-helper`,
    ),
  },
  /** Pages that a script fills, with React or without. */
  {
    name: 'ground',
    test: RegExp(
      `${files}/(ui/set-html|(format|texts|images|ask|storage|shield|rarity|maps)/(?!use-)[^/]+)\\.ts$|user/kept-user\\.ts$|find/fold\\.ts$|data/src/(?!game/collections/|contract/character-pages)|/nanostores/`,
    ),
    ...started,
    minShareCount: 10,
  },
  /** What rarity lists and details of a thing say of it, without React: pages that are read use it too. */
  { name: 'rarity', test: RegExp(`${files}/rarity/[^/]+\\.ts$`), ...started, minShareCount: 3 },
  /** The frame of a character's pages, which needs no React. */
  { name: 'frame', test: RegExp(`${files}/character/frame-script\\.ts$`) },
  /** The islands of a character's pages. */
  { name: 'character', test: RegExp(`${files}/(character|ui|tables|shield)/`), ...started, minShareCount: 10 },
  /** How numbers of a collection are said, which profile and comparison do too. */
  {
    name: 'sums',
    test: RegExp(`${files}/list/sums/(texts|count-words|what-counts|sums-parts)\\.tsx?$`),
    ...started,
    minShareCount: 3,
  },
  /** What lists of all kinds have in common, then those of collections. */
  { name: 'lists', test: RegExp(`${files}/(list|collection|wishes|marks)/`), ...started, minShareCount: 15 },
  /** What other pages share with lists of collections: what a character has, what its reader wants, and ticking. */
  {
    name: 'things',
    test: RegExp(`${files}/(owned/|wishes/|collection/(thing|words|use-marks)\\.ts$)`),
    ...started,
    minShareCount: 3,
  },
  { name: 'collection', test: RegExp(`${files}/(list|collection|wishes|marks)/`), ...started, minShareCount: 8 },
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
