import type { ReactNode } from 'react'
import { formatNumber } from '#format/number.ts'
import type { LocalisedRow } from '#tables/types.ts'
import { counted, fill } from '#texts/fill.ts'
import type { ListFrame, OwnDetailsProps } from '#collection/frame.ts'
import { Line } from '#collection/thing-details.tsx'
import { useWholeRow, WholeRow } from '#collection/whole-row.tsx'
import { LeveNpc } from './leve-npc.tsx'
import { leveTexts } from './texts.ts'

/** What a levequest asks for and gives. The table has experience and gil only where they do not depend on the character's level. */
const Facts = ({ frame, leve }: { frame: ListFrame; leve: LocalisedRow<'leves'> }) => {
  const { language } = frame
  const texts = leveTexts(language)
  const n = (value: number) => formatNumber(value, language)
  const rewards = [
    ...(leve.expReward === null ? [] : [fill(texts.exp, { n: n(leve.expReward) })]),
    ...(leve.gilReward === null ? [] : [fill(texts.gil, { n: n(leve.gilReward) })]),
  ]
  const line = (name: string, value: ReactNode) => value !== null && <Line name={name}>{value}</Line>
  return (
    <dl className="detail-facts">
      {line(texts.client, leve.leveClient)}
      <Line name={texts.issuer}>
        <LeveNpc frame={frame} npcId={leve.originNpcId} placeNameId={leve.placeNameId} />
      </Line>
      {line(
        texts.recipient,
        leve.destinationNpcId === null ? null : <LeveNpc frame={frame} npcId={leve.destinationNpcId} />,
      )}
      {line(texts.journal, leve.journalName)}
      {line(texts.reward, rewards.length === 0 ? null : rewards.join(' · '))}
      {line(
        texts.goods,
        leve.itemName === null ? null : fill(texts.item, { n: n(leve.itemCount ?? 1), item: leve.itemName }),
      )}
      {line(texts.repeats, leve.itemRepeats ? counted(texts.repeatsUpTo, leve.itemRepeats, language) : null)}
      {line(texts.scale, leve.largeScale ? texts.largeScale : null)}
    </dl>
  )
}

/** The own part of a levequest's details. */
export const LeveDetails = ({ frame, thing }: OwnDetailsProps) => (
  <WholeRow view={useWholeRow(frame.language, 'leves', thing.id)} language={frame.language}>
    {(leve) => <Facts {...{ frame, leve }} />}
  </WholeRow>
)
