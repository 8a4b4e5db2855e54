import type { ViteUserConfig } from 'astro'

const modules = (...paths: readonly string[]): RegExp => new RegExp(`[/\\0](${paths.join('|')})\\.(js|tsx?|svg)(\\?|$)`)

/**
 * The modules of each chunk that pages share, from the ground up; a module goes to the first that names it. What no chunk names is
 * split as usual: a chunk for every set of pages that share a module. Pages of a character would load some fifty of those, and many
 * small files compress badly: 31 kB instead of 26. Every page that uses one module of a chunk loads all of it, so a chunk holds what
 * nearly all of them need.
 */
const shared = {
  /** React itself. */
  react: modules('node_modules/(react|react-dom|scheduler)/.*', 'named:react.*'),
  /** Every page. */
  shell: modules(
    'site/src/(shell|storage|paths)/[^/]+',
    'site/src/recent/(recent|frame-key)',
    'site/src/session/(session-key|issuer)',
    'site/src/notices/notices-key',
    'site/src/format/(number|memo)',
    'site/src/texts/fill',
    'site/src/scopes/scopes',
    'site/src/search/(target|enough|finder(?=\\.ts$))',
    'site/src/images/picture',
    'site/src/ui/plain-click',
    'site/src/shield/(shield|shield-key|choice-selector)',
    'data/src/contract/character-id',
    'site/src/images/sprite',
    'data/src/game/(language|lodestone-regions)',
    'nanostores/.*',
    // What stands for the bundler's own `import()`.
    'vite/preload-helper',
  ),
  /** Pages that a script fills, with React or without. */
  filled: modules(
    'site/src/ask/(ask|early|files|fresh|page|request-line)',
    'site/src/format/(date|punctuation|plain-prose)',
    'site/src/rarity/share',
    'site/src/shield/(shield-store|hidden-text)',
    'data/src/contract/open-call-paths',
    'data/src/game/(board-types|main-patch|patch-of)',
    'data/src/names/fold',
    'data/src/rules/percent',
  ),
  /** What the details of a thing show, in lists of a character and on pages of rarity. */
  details: modules('site/src/maps/coordinates', 'site/src/rarity/label-class', 'data/src/rules/points'),
  /** The frame of a character's pages, which needs no React. */
  frame: modules(
    'site/src/character/(frame|frame-script|frame-boot|frame-note|open-name|follow-character|character-store|fresh-for|menu|part-known|surroundings|this-character)',
    'site/src/tables/(kept|kept-characters|whole-character)',
    'site/src/ui/(later|when-idle|first-scroll)',
    'data/src/rules/ask-cooldown',
  ),
  /** The islands of a character's pages. */
  character: modules(
    'site/src/character/(with-character|use-view|use-names|use-open-name|names|paths|owned)',
    'site/src/tables/(?!refresh|versions)[^/]+',
    'site/src/shield/(veil|use-is-hidden)',
    'site/src/ui/(notice|later-part|use-asked|use-search|use-store|guard|icon)',
    'data/src/game/columns',
    'data/src/rules/counting',
  ),
  /** What the two islands of a profile share, and the sync button, which else only rare notices have. */
  profile: modules(
    'site/src/profile/(rarest|share-words|thing-link|things|use-creatures|use-near-rarity|use-things|with-patches)',
    'site/src/character/(sync-now|wait)',
    'data/src/game/record-of',
    'data/src/rules/scopes',
  ),
  /** Pages that follow from achievements. */
  deeds: modules(
    'site/src/achievements/(address|columns|crumbs|go|group-names|paths|private-or|row-list|states|use-file|waiting|when)',
  ),
  /** What the address says of a list and of what is open in it, and lists with a menu. */
  list: modules(
    'site/src/collection/controls/(state|list-store|use-list)',
    'site/src/collection/(opened|use-marks)',
    'site/src/wishes/wishes-key',
    'site/src/collection/controls/(controls|facets|narrow|use-narrowed)',
    'site/src/collection/(thing|words)',
  ),
}

/** A circle of files that import each other, by their names; null without one. */
const circleIn = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file])
      if (circle !== null) return circle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle !== null) return circle
  }
  return null
}

/** Puts code that pages share into few files; only for browsers, since pages are prerendered from the same modules. */
export const sharedChunks: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'shared-chunks',
  apply: 'build',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: Object.entries(shared).map(([name, test]) => ({ name, test })),
                },
              },
            },
          },
        }
      : null,
  /** In a circle a file would run before what it uses is there: a chunk above names a module that one below needs. */
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (circle !== null)
      this.error(`These scripts import each other: ${circle.join(' -> ')}. Mend the chunks in chunks.ts.`)
  },
}
