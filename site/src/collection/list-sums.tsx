import { sumUp } from '@kupodex/data/rules'
import { SumsTable } from '#list/sums/sums-table.tsx'
import type { ListFrame } from './frame.ts'
import type { Thing } from './thing.ts'

interface Props {
  frame: ListFrame
  things: readonly Thing[]
  isKnown: boolean
}

export const ListSums = ({ frame, things, isKnown }: Props) => (
  <SumsTable
    language={frame.language}
    sums={sumUp(things)}
    isKnown={isKnown}
    veiled={things.filter(frame.isVeiled).length}
  />
)
