import { type CharacterAnswer, progressOf } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import spriteUrl from '#images/sprite.svg?url&no-inline'
import { formatNumber, formatProgress } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { countWords } from '#list/sums/count-words.ts'
import { collectionEntries } from '../character/menu.ts'
import { characterPagePath } from '../character/paths.ts'
import { Icon } from '../ui/icon.tsx'
import { gridLevels, pointOn, radarBox, radarPath } from './radar.ts'
import type { ProfileTexts } from './texts.ts'

interface Props {
  language: Language
  text: ProfileTexts['radar']
  /** What the page of each collection is called, by its word. */
  titles: Readonly<Record<string, string>>
  /** Null while it is being fetched: the grid, and the table without numbers. */
  character: CharacterAnswer | null
}

/** Side of an icon in the picture. */
const iconSize = 14

const axes = collectionEntries.length

const Sign = ({ icon, at }: { icon: string; at: number }) => {
  const [x, y] = pointOn(at, axes, radarBox.signs)
  const place = { x: x - iconSize / 2, y: y - iconSize / 2, width: iconSize, height: iconSize }
  return <use {...place} href={`${spriteUrl}#${icon}`} />
}

const Chart = ({ percents, words }: { percents: readonly (number | null)[]; words: string }) => {
  const { half, radius } = radarBox
  return (
    <svg className="radar" role="img" aria-label={words} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}>
      {gridLevels.map((level) => (
        <path key={level} className="grid" d={radarPath(percents.map(() => level))} />
      ))}
      {collectionEntries.map(({ word }, at) => (
        <path key={word} className="grid" d={`M0 0L${pointOn(at, axes, radius).join(' ')}`} />
      ))}
      <path className="web" d={radarPath(percents)} />
      {collectionEntries.map(({ word, icon }, at) => (
        <Sign key={word} icon={icon} at={at} />
      ))}
    </svg>
  )
}

/** How far a character is in every collection: as a web, and as a table with the way to each. */
export const RadarBox = ({ language, text, titles, character }: Props) => {
  const all = collectionEntries.map(({ types }) => character && progressOf(character, types))
  const percents = all.map((progress) => progress?.percent ?? null)
  const percentText = (percent: number | null) => {
    if (percent !== null) return formatProgress(percent, language)
    return character === null ? '' : '–'
  }
  return (
    <section className="panel box whole part-radar">
      <h2>
        <Icon name="chart" />
        {text.title}
      </h2>
      <div className="radar-parts">
        <Chart percents={percents} words={fill(text.words, { n: formatNumber(axes, language) })} />
        <table className="radar-table">
          <thead className="unseen">
            <tr>
              <th scope="col">{text.collection}</th>
              <th scope="col">{text.progress}</th>
            </tr>
          </thead>
          <tbody>
            {collectionEntries.map(({ word, icon }, at) => (
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
                  {all[at] && <small className="soft">{countWords(language, all[at].count, all[at].possible)}</small>}
                  <progress className="bar" max={100} value={percents[at] ?? 0} aria-hidden="true" />
                  <span>{percentText(percents[at] ?? null)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
