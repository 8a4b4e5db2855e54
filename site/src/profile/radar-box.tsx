import { progressOf } from '@kupodex/data/contract'
import spriteUrl from '#images/sprite.svg?url&no-inline'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { collectionEntries } from '../character/menu.ts'
import { Box } from '../ui/box.tsx'
import { ProgressTable, type ProgressTableProps } from './progress-table.tsx'
import { gridLevels, pointOn, radarBox, radarPath } from './radar.ts'

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
export const RadarBox = (props: ProgressTableProps) => {
  const { language, text, character } = props
  const percents = collectionEntries.map(({ types }) => (character && progressOf(character, types))?.percent ?? null)
  return (
    <Box icon="chart" title={text.title} className="whole part-radar">
      <div className="radar-parts">
        <Chart percents={percents} words={fill(text.words, { n: formatNumber(axes, language) })} />
        <ProgressTable {...props} />
      </div>
    </Box>
  )
}
