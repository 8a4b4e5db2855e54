import type { CharacterAnswer } from '@kupodex/data/contract'
import { characterPagePath } from '#character/paths.ts'
import type { ListFrame } from '#collection/frame.ts'
import type { OwnedView } from '#owned/owned.ts'
import { useTicked } from '#collection/use-ticked.ts'
import { Veil } from '#shield/veil.tsx'
import { useTable } from '#tables/use-table.ts'
import type { PortraitTexts } from './texts.ts'

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
export const LinkedThing = ({ frame, character, text, kind, id }: Props) => {
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
