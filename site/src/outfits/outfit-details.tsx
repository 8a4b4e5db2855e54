import { factsOf } from '#collection/facts.ts'
import type { OwnDetailsProps } from '#collection/frame.ts'
import { useTicked } from '#collection/use-ticked.ts'
import { knownDates } from '#owned/owned.ts'
import { useTable } from '#tables/use-table.ts'
import { OutfitPieces } from './outfit-pieces.tsx'

const armoire = factsOf('armoireItem')

/** What an outfit consists of, with what the character has of it in the armoire. */
export const OutfitDetails = ({ frame, character, thing }: OwnDetailsProps) => {
  const table = useTable(frame.language, 'outfits', 'full')
  const { owned } = useTicked(frame.language, character, armoire)
  const outfit = table.state === 'ready' ? table.rows.find(({ id }) => id === thing.id) : undefined
  if (table.state !== 'ready' || outfit === undefined) return null
  return <OutfitPieces {...{ frame, outfit }} all={table.rows} owned={knownDates(owned)} />
}
