import type { Mutant } from './plant.ts'

/** A change of a file that no test can find, because nobody could notice it. */
interface Harmless {
  /** From the root of the checkout. */
  file: string
  was: string
  becomes: string
  why: string
}

/** Changes that do no harm; they are not counted. */
export const harmless: readonly Harmless[] = [
  {
    file: 'site/src/achievements/metas-list.tsx',
    was: "['list']",
    becomes: '[]',
    why: 'With one view there is nothing to choose.',
  },
  {
    file: 'site/src/achievements/metas-list.tsx',
    was: '[]',
    becomes: '["Stryker was here"]',
    why: 'What can be chosen comes from its model, which has no facet.',
  },
  {
    file: 'site/src/achievements/overview.tsx',
    was: "['inGame']",
    becomes: '[]',
    why: 'The overview draws neither orders nor views nor facets of its search.',
  },
  {
    file: 'site/src/achievements/overview.tsx',
    was: "['list']",
    becomes: '[]',
    why: 'The overview draws neither orders nor views nor facets of its search.',
  },
  {
    file: 'site/src/achievements/overview.tsx',
    was: '[]',
    becomes: '["Stryker was here"]',
    why: 'The overview draws neither orders nor views nor facets of its search.',
  },
  {
    file: 'site/src/boards/row.ts',
    was: 'before > rank',
    becomes: 'before >= rank',
    why: 'Equal ranks have been left out above.',
  },
  {
    file: 'site/src/bring/bring-section.tsx',
    was: "() => removeEventListener('hashchange', follow)",
    becomes: '() => undefined',
    why: 'The section is there for as long as its page.',
  },
  {
    file: 'site/src/collection/bind-gestures.ts',
    was: 'gestures.cancel()',
    becomes: ';',
    why: 'Each sweep starts from nothing, and none ends that did not begin.',
  },
  {
    file: 'site/src/collection/marks-bar.tsx',
    was: 'at < 0',
    becomes: 'false',
    why: 'There is no box at that place, so that none gets the focus.',
  },
  {
    file: 'site/src/collection/marks-bar.tsx',
    was: "() => list.removeEventListener('focusin', note)",
    becomes: '() => undefined',
    why: 'The list goes with its bar.',
  },
  {
    file: 'site/src/from/build/kind-places.ts',
    was: 'where === undefined',
    becomes: 'false',
    why: 'It is published as JSON, which has no fields that are undefined.',
  },
  {
    file: 'site/src/offline/requests.ts',
    was: String.raw`/^\/api\/(user|game|game-\w+|charcache|charrealtime|names|company-names|charsearch)(\/|$)/`,
    becomes: String.raw`/\/api\/(user|game|game-\w+|charcache|charrealtime|names|company-names|charsearch)(\/|$)/`,
    why: 'Paths of calls begin with /api/, and none has it twice.',
  },
  {
    file: 'site/src/profile/build/fact-names.ts',
    was: 'sort > 40',
    becomes: 'sort >= 40',
    why: 'Casters begin at 41 in the order of the game, and no job has 40.',
  },
  {
    file: 'site/src/profile/build/fact-names.ts',
    was: 'sort > 200',
    becomes: 'sort >= 200',
    why: 'Gatherers begin at 201 in the order of the game, and no job has 200.',
  },
  {
    file: 'site/src/rarity/weeks.ts',
    was: 'after - before < 1.5 * weekLength',
    becomes: 'after - before <= 1.5 * weekLength',
    why: 'Weeks begin a whole number of weeks apart.',
  },
  {
    file: 'site/src/since/words.ts',
    was: 'to < from',
    becomes: 'to <= from',
    why: 'Equal figures have been left out above.',
  },
  {
    file: 'site/src/timeline/axis.ts',
    was: 'Math.floor(last / span) - Math.floor(first / span)',
    becomes: 'Math.floor(last / span) + Math.floor(first / span)',
    why: 'Marks after the end are left out, so that it only makes more of them first.',
  },
]

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

export const isHarmless = (mutant: Pick<Mutant, 'file' | 'was' | 'becomes'>, root: string): boolean =>
  harmless.some(
    ({ file, was, becomes }) =>
      mutant.file === `${root}/${file}` &&
      squeezed(mutant.was) === squeezed(was) &&
      squeezed(mutant.becomes) === squeezed(becomes),
  )
