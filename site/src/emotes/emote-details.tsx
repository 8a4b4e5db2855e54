import { useMemo } from 'react'
import { NotReady } from '#tables/not-ready.tsx'
import { useTable } from '#tables/use-table.ts'
import type { OwnDetailsProps } from '#collection/frame.ts'
import { mainPatches } from '#collection/thing.ts'
import { Line } from '#collection/thing-details.tsx'
import { Veil } from '../shield/veil.tsx'
import { emoteTexts } from './texts.ts'

export const EmoteDetails = ({ frame, thing }: OwnDetailsProps) => {
  const { language } = frame
  const texts = emoteTexts(language)
  const table = useTable(language, 'emotes', 'full')
  const categories = useTable(language, 'emoteCategories')
  const rows = table.state === 'ready' ? table.rows : null
  const patches = useMemo(() => mainPatches(rows ?? []), [rows])
  const emote = rows?.find(({ id }) => id === thing.id)
  if (table.state !== 'ready') return <NotReady language={language} state={table.state} />
  if (emote === undefined) return null
  const link = emote.unlockLink
  const together =
    link === null ? [] : (rows?.filter(({ id, unlockLink }) => unlockLink === link && id !== emote.id) ?? [])
  const category = categories.state === 'ready' && categories.rows.find(({ id }) => id === emote.emoteCategoryId)
  return (
    <dl className="detail-facts">
      {category && <Line name={texts.category}>{category.name}</Line>}
      {emote.command !== null && (
        <Line name={texts.command}>
          {(emote.commands ?? emote.command).split(' ').map((command) => (
            <div key={command}>
              <code>{command}</code>
            </div>
          ))}
        </Line>
      )}
      {together.length > 0 && (
        <Line name={texts.together}>
          {together.map(({ id, name }) => (
            <div key={id}>
              <Veil patch={patches.get(id) ?? null} text={name} />
            </div>
          ))}
        </Line>
      )}
    </dl>
  )
}
