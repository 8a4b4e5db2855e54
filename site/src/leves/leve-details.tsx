import { type ReactNode, useMemo } from 'react'
import { coordinatesText } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import type { LocalisedRow } from '#tables/types.ts'
import { counted, fill } from '#texts/fill.ts'
import type { ListFrame, OwnDetailsProps } from '#collection/frame.ts'
import { Line } from '#collection/thing-details.tsx'
import { useWholeRow, WholeRow } from '#collection/whole-row.tsx'
import { MapToggle } from '#maps/map-toggle.tsx'
import type { MapPlace } from '#maps/places.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { useTable } from '#tables/use-table.ts'
import { leveTexts } from './texts.ts'

interface Props {
  frame: ListFrame
  npcId: number
  /** The place to name where that of the NPC is not known. */
  placeNameId?: number
}

/** An NPC of a levequest, where it is, and a map of that place for those who ask. */
const LeveNpc = ({ frame: { language, texts, images }, npcId, placeNameId }: Props) => {
  const npcs = useTable(language, 'npcs')
  const places = useTable(language, 'placeNames')
  const npc = npcs.state === 'ready' ? npcs.rows.find(({ id }) => id === npcId) : undefined
  const spots = useMemo(
    (): MapPlace[] =>
      npc === undefined || npc.displayX === null || npc.displayY === null
        ? []
        : [{ id: npc.id, kind: 'npc', label: npc.name, x: npc.displayX, y: npc.displayY }],
    [npc],
  )
  if (npcs.state === 'loading' || places.state === 'loading') return texts.tables.loading
  const placeId = npc?.placeNameId ?? placeNameId
  const place = places.state === 'ready' ? places.rows.find(({ id }) => id === placeId)?.name : undefined
  if (npc === undefined && place === undefined && [npcs, places].some(({ state }) => state === 'failed'))
    return <NotReady language={language} state="failed" />
  if (npc === undefined) return place ?? '–'
  return (
    <>
      {npc.name}
      <br />
      <span className="soft">
        {[place, ...spots.map((spot) => coordinatesText(spot, language))]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </span>
      {npc.mapId !== null && spots.length > 0 && (
        <MapToggle key={npc.id} {...{ language, images }} mapId={npc.mapId} places={spots} />
      )}
    </>
  )
}

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

export const LeveDetails = ({ frame, thing }: OwnDetailsProps) => (
  <WholeRow view={useWholeRow(frame.language, 'leves', thing.id)} language={frame.language}>
    {(leve) => <Facts {...{ frame, leve }} />}
  </WholeRow>
)
