import type { OwnDetailsProps } from '#collection/frame.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { useTable } from '#tables/use-table.ts'
import { LinkedThing } from './linked-thing.tsx'
import { type PartGroup, type PartRow, partsOf } from './parts.ts'
import { portraitTexts, type PortraitTexts } from './texts.ts'

interface PartsProps {
  text: PortraitTexts
  /** What a part without a name is called. */
  name: string
  title: string
  groups: readonly PartGroup<PartRow>[]
}

const Parts = ({ text, name, title, groups }: PartsProps) =>
  groups.length > 0 && (
    <section className="unlocked-parts">
      <h3>{title}</h3>
      <dl className="detail-facts">
        {groups.map(({ part, rows }) => (
          <div key={part}>
            <dt>{text.parts[part]}</dt>
            {rows.map((row) => (
              <dd key={row.id}>{row.name ?? name}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )

/** The emote or minion that a condition is about, and the parts that it unlocks. */
export const PortraitDetails = ({ frame, character, thing }: OwnDetailsProps) => {
  const { language } = frame
  const text = portraitTexts(language)
  const conditions = useTable(language, 'portraitConditions')
  const parts = useTable(language, 'portraits')
  const { emoteId = null, minionId = null } =
    (conditions.state === 'ready' && conditions.rows.find(({ id }) => id === thing.id)) || {}
  const groups = parts.state === 'ready' ? partsOf(parts.rows, thing.id) : []
  return (
    <>
      {emoteId !== null && <LinkedThing {...{ frame, character, text }} kind="emote" id={emoteId} />}
      {minionId !== null && <LinkedThing {...{ frame, character, text }} kind="minion" id={minionId} />}
      {parts.state === 'ready' ? (
        <>
          <Parts
            {...{ text, name: thing.name }}
            title={text.portrait}
            groups={groups.filter((one) => !one.isOfPlate)}
          />
          <Parts {...{ text, name: thing.name }} title={text.plate} groups={groups.filter((one) => one.isOfPlate)} />
        </>
      ) : (
        <NotReady language={language} state={parts.state} />
      )}
    </>
  )
}
