import { type CharacterAnswer, progressOf } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { formatProgress } from '#format/number.ts'
import { countWords } from '#list/sums/count-words.ts'
import { collectionEntries } from '../character/menu.ts'
import { characterPagePath } from '../character/paths.ts'
import { Icon } from '../ui/icon.tsx'
import { HeadRow } from './head-row.tsx'
import type { ProfileTexts } from './texts.ts'

export interface ProgressTableProps {
  language: Language
  text: ProfileTexts['radar']
  /** What the page of each collection is called, by its word. */
  titles: Readonly<Record<string, string>>
  /** Null while it is being fetched: the table without numbers. */
  character: CharacterAnswer | null
}

/** How far a character is in every collection, with the way to each. */
export const ProgressTable = ({ language, text, titles, character }: ProgressTableProps) => (
  <table className="radar-table">
    <HeadRow className="unseen" names={[text.collection, text.progress]} />
    <tbody>
      {collectionEntries.map(({ word, icon, types }) => {
        const progress = character && progressOf(character, types)
        return (
          <tr key={word}>
            <th scope="row">
              <Icon className="icon inline" name={icon} />
              {character === null ? (
                titles[word]
              ) : (
                <a href={characterPagePath(language, character.id, word)}>{titles[word]}</a>
              )}
            </th>
            <td>
              {progress && <small className="soft">{countWords(language, progress.count, progress.possible)}</small>}
              <progress className="bar" max={100} value={progress?.percent ?? 0} aria-hidden="true" />
              <span>{progress ? formatProgress(progress.percent, language) : character && '–'}</span>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
