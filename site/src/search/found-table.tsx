import type { Language } from '@kupodex/data/game'
import { characterPath, inLanguage } from '#paths/paths.ts'
import { mostShown } from './search-store.ts'
import type { Texts } from '#texts/en.ts'
import { Picture } from '../ui/picture.tsx'

/** A character in a table of those found. */
export interface FoundRow {
  id: number
  name: string
  place: string
}

/** What a table of those found is made with. */
export interface FoundTableProps {
  language: Language
  texts: Pick<Texts, 'common' | 'ranking'>
  images: string | null
  title: string
  rows: readonly FoundRow[]
}

/** Characters with their place, each a link to its page. */
export const FoundTable = ({ language, texts, images, title, rows }: FoundTableProps) => (
  <table className="panel list found">
    <caption>{title}</caption>
    <thead>
      <tr>
        <th>{texts.ranking.character}</th>
        <th>{texts.ranking.world}</th>
      </tr>
    </thead>
    <tbody>
      {rows.slice(0, mostShown).map(({ id, name, place }) => (
        <tr key={id}>
          <td className="who">
            <a href={inLanguage(language, characterPath(id))}>
              <Picture family="avatar" id={id} base={images} />
              {name || texts.common.newCharacter}
            </a>
          </td>
          <td className="quiet">{place}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
