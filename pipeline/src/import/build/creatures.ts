import { oncePer } from '@kupodex/data/character'
import type { ImportContext } from '../context/context.ts'
import { singularNames } from '../sheets/display-name.ts'
import type { RowProse, Sheet, SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { bannerSources } from '../sources/index.ts'
import { fromSheet } from './build.ts'
import { type Acquired, acquired, soldOf } from './collectable.ts'

const named = (row: SheetRow) => row.text('Singular') !== ''

/** Prose of a creature, from the sheet of the same ids that holds nothing else. */
const transient =
  (sheet: string) =>
  (row: SheetRow, { sheets }: ImportContext): RowProse => {
    const texts = sheets.open(sheet).get(row.id)
    if (!texts) return {}
    return {
      description: texts.prose('Description'),
      descriptionEnhanced: texts.prose('DescriptionEnhanced'),
      tooltip: texts.prose('Tooltip'),
    }
  }

const isMount = (row: SheetRow) => named(row) && row.int('Order') >= 0

/** The file of a mount's music; empty without any. */
const musicOf = (row: SheetRow, sheets: Sheets): string =>
  sheets.open('BGM').get(row.int('RideBGM'))?.text('File') ?? ''

const mountsOfMusic = oncePer((sheets: Sheets): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const row of sheets.open('Mount').rows.filter(isMount)) {
    const music = musicOf(row, sheets)
    counts.set(music, (counts.get(music) ?? 0) + 1)
  }
  return counts
})

const hasOwnMusic = (row: SheetRow, { sheets }: ImportContext): boolean => {
  const music = musicOf(row, sheets)
  return music !== '' && mountsOfMusic(sheets).get(music) === 1
}

/** Mounts; those with a negative order are only lent during a duty. Sorted by UI priority, then order. */
export const mounts = fromSheet('mounts', 'Mount', {
  keep: isMount,
  make: (row, context) => ({
    id: row.id,
    name: singularNames(row),
    sort: row.int('UIPriority') * 1000 + row.int('Order'),
    icon: row.int('Icon'),
    ...acquired(context, 'mounts', row.id),
    isInLog: true,
    onMarket: soldOf(context, 'mounts', row.id),
    extraSeats: row.int('ExtraSeats'),
    airborne: row.bool('IsAirborne'),
    ownMusic: hasOwnMusic(row, context),
  }),
  prose: transient('MountTransient'),
})

/** Ids of the parts of composed minions: such a minion has no model, and two or more rows of one summoning priority after it are its parts. */
export const minionParts = oncePer((sheet: Sheet): ReadonlySet<number> => {
  const parts = new Set<number>()
  for (const [at, whole] of sheet.rows.entries()) {
    if (!named(whole) || whole.int('Model') !== 0) continue
    const priority = sheet.rows[at + 1]?.int('Priority')
    const run: number[] = []
    for (const row of sheet.rows.slice(at + 1)) {
      if (row.int('Model') === 0 || row.int('Priority') !== priority) break
      run.push(row.id)
    }
    if (run.length > 1) for (const id of run) parts.add(id)
  }
  return parts
})

export const minionAcquired = (id: number, context: ImportContext): Acquired =>
  acquired(context, 'minions', id, bannerSources(context, 'minions', id))

/** Minions; the parts of composed ones are kept and marked as not in the log. */
export const minions = fromSheet('minions', 'Companion', {
  keep: (row) => named(row) && row.int('Order') !== 0,
  make: (row, context) => ({
    id: row.id,
    name: singularNames(row),
    sort: row.int('Order'),
    icon: row.int('Icon'),
    ...minionAcquired(row.id, context),
    onMarket: soldOf(context, 'minions', row.id),
    isInLog: !minionParts(context.sheets.open('Companion')).has(row.id),
    raceId: row.int('MinionRace'),
  }),
  prose: transient('CompanionTransient'),
})

/** First icon of fashion accessories; the spectacles of old, now facewear, carry another one. */
const firstFashionIcon = 8000

export const fashions = fromSheet('fashions', 'Ornament', {
  keep: (row) => named(row) && row.int('Icon') >= firstFashionIcon,
  make: (row, context) => ({
    id: row.id,
    name: singularNames(row),
    sort: row.int('Order'),
    icon: row.int('Icon'),
    ...acquired(context, 'fashions', row.id),
    onMarket: soldOf(context, 'fashions', row.id),
  }),
  prose: (row, context) => {
    const texts = context.sheets.open('OrnamentTransient').get(row.int('Transient'))
    return texts ? { description: texts.prose('Text') } : {}
  },
})
