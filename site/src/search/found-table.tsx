import type { Language } from '@kupodex/data/game'
import { mostShown } from './search-store.ts'
import { commonTexts } from '#texts/texts.ts'
import { Face } from '../ui/face.tsx'

export interface FoundRow {
  id: number
  name: string
  /** Names of the published index have none. */
  iconUrl?: string | undefined
  place: string
}

export interface FoundTableProps {
  language: Language
  /** The path that the id of a character is put after (`foundBase`). */
  base: string
  title: string
  rows: readonly FoundRow[]
}

/** Characters with their place, each a link to its page. */
export const FoundTable = ({ language, base, title, rows }: FoundTableProps) => (
  <table className="panel list found">
    <caption>{title}</caption>
    <thead>
      <tr>
        <th>{commonTexts(language).character}</th>
        <th>{commonTexts(language).world}</th>
      </tr>
    </thead>
    <tbody>
      {rows.slice(0, mostShown).map(({ id, name, iconUrl = '', place }) => (
        <tr key={id}>
          <td className="who">
            <a href={`${base}${id}/`}>
              <Face id={id} iconUrl={iconUrl} />
              {name || commonTexts(language).newCharacter}
            </a>
          </td>
          <td className="quiet">{place}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
