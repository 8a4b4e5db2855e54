import type { SeenPart } from '../character/index.ts'
import { inChunks } from './batches.ts'
import type { Connection } from './connection.ts'
import { readable } from './item.ts'

/** Ids of things by the hashes in the Lodestone's pages: of the tooltip and of the icon, 40 hex digits each. */
export interface TooltipIndex {
  tooltips: Map<string, number>
  icons: Map<string, number>
}

const keyOf = (part: SeenPart) => ({ pk: `LEARNT#${part}`, sk: 'MARKS' })

/** First sign of an attribute's name; the hash is the rest. */
const signs = { tooltips: 't', icons: 'i' } as const
const kinds = ['tooltips', 'icons'] as const

/** An expression may have 4 kB of names; thirty of 41 signs stay well under it. */
const changeLimit = 30

/** Each hash is an attribute of its own and the first write wins, so that two workers that read the same page lose nothing. */
export const tooltipIndexAccess = ({ table }: Connection) => ({
  readTooltipIndex: async (part: SeenPart): Promise<TooltipIndex> => {
    const { Item = {} } = await table.get({ Key: keyOf(part) })
    const index: TooltipIndex = { tooltips: new Map(), icons: new Map() }
    for (const [name, id] of Object.entries(readable(Item))) {
      const kind = kinds.find((candidate) => signs[candidate] === name[0])
      if (kind && /^.[0-9a-f]{40}$/.test(name) && typeof id === 'number') index[kind].set(name.slice(1), id)
    }
    return index
  },

  /** Adds hashes; one that is known already keeps its id. */
  addToTooltipIndex: async (part: SeenPart, hashes: TooltipIndex): Promise<void> => {
    const all = kinds.flatMap((kind) => [...hashes[kind]].map(([hash, id]) => [`${signs[kind]}${hash}`, id] as const))
    for (const some of inChunks(all, changeLimit)) {
      await table.update({
        Key: keyOf(part),
        UpdateExpression: `SET ${some.map(([name], n) => `${name} = if_not_exists(${name}, :v${n})`).join(', ')}`,
        ExpressionAttributeValues: Object.fromEntries(some.map(([, id], n) => [`:v${n}`, id])),
      })
    }
  },
})
