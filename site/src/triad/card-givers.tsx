import { useMemo } from 'react'
import type { LocalisedRow } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import type { OwnDetailsProps } from '#collection/frame.ts'
import { useTable } from '#tables/use-table.ts'
import { type OpponentTables, spotOf } from './opponents.ts'
import { Place } from './place.tsx'
import { triadTexts } from './texts.ts'

/** An NPC that gives a card: for a won match, or for a price. */
export interface Giver {
  npcId: number
  /** Whom to beat for it; null for a vendor. */
  opponentId: number | null
}

/** The NPCs that give a card, each once: opponents in the game's order, then vendors. */
export const giversOf = (
  { id, sources }: Pick<LocalisedRow<'ttcards'>, 'id' | 'sources'>,
  ttnpcs: OpponentTables['ttnpcs'],
): Giver[] => {
  const opponents = ttnpcs
    .filter(({ rewardTtcardIds }) => rewardTtcardIds.includes(id))
    .toSorted((a, b) => a.sort - b.sort)
    .flatMap(({ id: opponentId, npcId }) => (npcId === null ? [] : [{ npcId, opponentId }]))
  const vendors = sources.flatMap((source) =>
    source.kind === 'shop' && source.npcId !== null ? [{ npcId: source.npcId, opponentId: null }] : [],
  )
  const known = new Set<number>()
  return [...opponents, ...vendors].filter(({ npcId }) => {
    const isNew = !known.has(npcId)
    known.add(npcId)
    return isNew
  })
}

/** The NPCs who give the card, in the order they are shown. */
const useGivers = ({ frame: { language }, thing }: OwnDetailsProps): readonly Giver[] => {
  const cards = useTable(language, 'ttcards', 'full')
  const ttnpcs = useTable(language, 'ttnpcs')
  return useMemo(() => {
    const card = cards.state === 'ready' ? cards.rows.find(({ id }) => id === thing.id) : undefined
    return card === undefined || ttnpcs.state !== 'ready' ? [] : giversOf(card, ttnpcs.rows)
  }, [cards, ttnpcs, thing.id])
}

export const CardGivers = (props: OwnDetailsProps) => {
  const { language, texts, characterId, images } = props.frame
  const own = triadTexts(language)
  const givers = useGivers(props)
  const npcs = useTable(language, 'npcs')
  const names = useTable(language, 'placeNames')
  if (givers.length === 0 || npcs.state !== 'ready' || names.state !== 'ready') return null
  return (
    <section className="givers">
      <h3>{own.givers}</h3>
      <ul>
        {givers.map(({ npcId, opponentId }) => {
          const npc = npcs.rows.find(({ id }) => id === npcId)
          const label = npc?.name ?? `#${npcId}`
          const href = opponentId === null ? null : characterPagePath(language, characterId, 'ttnpcs', opponentId)
          return (
            <li key={npcId}>
              <p>
                {href === null ? <b>{label}</b> : <a href={href}>{label}</a>}{' '}
                <small className="soft">{opponentId === null ? own.vendor : own.opponent}</small>
              </p>
              <Place
                {...{ language, images }}
                texts={{ ...own, ...texts.tables }}
                place={names.rows.find(({ id }) => id === npc?.placeNameId)?.name ?? ''}
                spot={spotOf(npc)}
                on={{ id: npcId, kind: opponentId === null ? 'vendor' : 'opponent', label, ...(href && { href }) }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
