import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { boards, scoreOf } from '@kupodex/data/rules'
import { type Catalog, openSnapshot, type WeekPoints } from '@kupodex/pipeline/nightly'

/** Text files with tabs that a database reads in: the same characters, marks, weights and titles that a night counts by. */
export interface RowFiles {
  people: string
  marks: string
  weights: string
  titles: string
}

/** Numbers of the collections in `marks` and `weights`; titles are 0 in results. */
export const typeNumber = (catalog: Catalog, type: string): number => Object.keys(catalog.items).indexOf(type) + 1

const flushAt = 1 << 20

/** Writes lines in large pieces. */
const lineWriter = (path: string) => {
  const file: WriteStream = createWriteStream(path)
  let text = ''
  const flush = async () => {
    if (!file.write(text)) await once(file, 'drain')
    text = ''
  }
  return {
    add: (line: string) => {
      text += line
    },
    isFull: () => text.length > flushAt,
    flush,
    close: async () => {
      await flush()
      file.end()
      await once(file, 'close')
    },
  }
}

const weightLines = (catalog: Catalog, points: WeekPoints): string =>
  boards
    .flatMap(({ type, measure }, board) =>
      (catalog.items[type] ?? []).flatMap((item) => {
        const weight = scoreOf(measure, { ...item, rarityPoints: points[type]?.get(item.id) ?? 0 })
        return weight === 0 ? [] : [`${board}\t${typeNumber(catalog, type)}\t${item.id}\t${weight}\n`]
      }),
    )
    .join('')

/** Writes what a database needs to do the same work into a folder. */
export const writeRows = async (
  folder: string,
  snapshot: string,
  catalog: Catalog,
  points: WeekPoints,
): Promise<RowFiles> => {
  const path = (name: string) => join(folder, `${name}.tsv`)
  const files = { people: path('people'), marks: path('marks'), weights: path('weights'), titles: path('titles') }
  const [people, marks] = [lineWriter(files.people), lineWriter(files.marks)]
  const open = openSnapshot(snapshot)
  const known = new Map(
    Object.entries(catalog.items).map(([type, items]) => [type, new Set(items.map(({ id }) => id))]),
  )
  for (let block = 0; block < open.blocks; block++) {
    for (const character of open.read(block)) {
      if (character.status !== 'ready') continue
      const [, dataCenter = 0, world = 0] = catalog.scopesOfHome[catalog.homes.get(character.worldId) ?? 0] ?? []
      people.add(
        `${character.id}\t${dataCenter}\t${world}\t${character.worldId}\t${character.name}\t${character.iconUrl}\n`,
      )
      for (const [type, { ids, dates }] of Object.entries(character.owned)) {
        const number = typeNumber(catalog, type)
        const ofType = known.get(type)
        for (let at = 0; at < ids.length; at++) {
          if (ofType?.has(ids[at] as number)) marks.add(`${character.id}\t${number}\t${ids[at]}\t${dates[at]}\n`)
        }
      }
      if (marks.isFull()) await marks.flush()
    }
    await people.flush()
  }
  open.close()
  await Promise.all([people.close(), marks.close()])
  const [weights, titles] = [lineWriter(files.weights), lineWriter(files.titles)]
  weights.add(weightLines(catalog, points))
  const isTitle = new Set(catalog.titles.map(({ id }) => id))
  for (const [achievement, title] of catalog.titleOf) if (isTitle.has(title)) titles.add(`${achievement}\t${title}\n`)
  await Promise.all([weights.close(), titles.close()])
  return files
}
