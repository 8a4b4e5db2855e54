import type { CharacterAnswer } from '@kupodex/data/contract'
import type { ListFrame, OwnDetailsProps } from '#collection/frame.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { useTable } from '#tables/use-table.ts'
import { characterPagePath } from '#character/paths.ts'
import type { OwnedView } from '#owned/owned.ts'
import { useTicked } from '#collection/use-ticked.ts'
import { Veil } from '#shield/veil.tsx'
import { type PartGroup, type PartRow, partsOf } from './parts.ts'
import { portraitTexts, type PortraitTexts } from './texts.ts'

const kinds = {
  emote: { type: 'emote', table: 'emotes', learnt: ['read', 'ticked'] },
  minion: { type: 'minion', table: 'minions', learnt: ['read'] },
} as const

interface Props {
  frame: ListFrame
  character: CharacterAnswer
  text: PortraitTexts
  kind: keyof typeof kinds
  id: number
}

const hasWords = (owned: OwnedView, id: number, { text, frame }: Pick<Props, 'text' | 'frame'>): string => {
  if (owned.state === 'loading') return frame.texts.tables.loading
  if (owned.state !== 'ready') return text.notKnown
  return owned.dates.has(id) ? text.has : text.lacks
}

/** The emote or minion that unlocks parts of portraits, and whether the character has it. */
const LinkedThing = ({ frame, character, text, kind, id }: Props) => {
  const { language } = frame
  const { table } = kinds[kind]
  const rows = useTable(language, table)
  const { owned } = useTicked(language, character, kinds[kind])
  const row = rows.state === 'ready' ? rows.rows.find((one) => one.id === id) : undefined
  if (row === undefined) return null
  return (
    <div className="linked">
      <h3>{text[kind]}</h3>
      <p>
        <Veil patch={row.patch} text={row.name}>
          <a className="link" href={characterPagePath(language, character.id, table, id)}>
            {row.name}
          </a>
        </Veil>
      </p>
      <p className="small soft">{hasWords(owned, id, { text, frame })}</p>
    </div>
  )
}

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
