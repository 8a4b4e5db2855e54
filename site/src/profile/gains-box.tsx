import { useMemo, useState } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { GainType } from '@kupodex/data/rules'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { formatDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { gainsPath, inLanguage } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import type { ListNames } from '#texts/texts.ts'
import { Box } from '../ui/box.tsx'
import { DaySquares } from './day-squares.tsx'
import type { GainFile } from './gain-file.ts'
import { datedThings, gainsOf, type MeasureGains } from './gains.ts'
import { HeadRow } from './head-row.tsx'
import type { ProfileTexts } from './texts.ts'
import type { NearRarity } from './use-near-rarity.ts'
import type { Things } from './use-things.ts'

export interface GainsProps {
  language: Language
  text: ProfileTexts['gains']
  titles: ListNames
  character: CharacterAnswer
  rarities: Things['rarities']
}

/** The measures that add up rarity points, which come by themselves. */
const rareTypes = ['achievement', 'mount', 'minion'] as const

/** How far rarity points are: they say nothing until all are there. */
const raritiesState = (rarities: Things['rarities']): 'ready' | 'loading' | 'failed' => {
  const needed = rareTypes.map((type) => rarities[type])
  if (needed.includes(null)) return 'loading'
  return needed.some((rarity) => rarity?.failed) ? 'failed' : 'ready'
}

interface RowProps extends Pick<GainsProps, 'language' | 'text'> {
  name: string
  gains: MeasureGains
  /** What stands in place of each number; null where they are known. */
  instead: string | null
}

const Row = ({ language, text, name, gains, instead }: RowProps) => {
  const { known, since, week, month, best } = gains
  const number = (sum: number) => formatNumber(sum, language)
  return (
    <tr>
      <th scope="row">
        {name}
        {known === 'known' && since !== null && (
          <small className="soft">{fill(text.since, { date: formatDay(since, language) })}</small>
        )}
      </th>
      {known !== 'known' ? (
        <td className="soft" colSpan={3}>
          {text[known]}
        </td>
      ) : (
        <>
          <td>{instead ?? number(week)}</td>
          <td>{instead ?? number(month)}</td>
          <td>
            {instead ?? (best === null ? '–' : number(best.sum))}
            {instead === null && best !== null && (
              <small className="soft">{fill(text.weekOf, { date: formatDay(best.week, language) })}</small>
            )}
          </td>
        </>
      )}
    </tr>
  )
}

const GainTable = (props: GainsProps & { file: GainFile; now: number }) => {
  const { language, text, titles, character, rarities, file, now } = props
  const { achievement, mount, minion } = rarities
  const gains = useMemo(() => {
    const rare: Readonly<Partial<Record<GainType, NearRarity | null>>> = { achievement, mount, minion }
    const rarityOf = (type: GainType, id: number) => rare[type]?.of(id)?.points ?? 0
    return gainsOf(character, { file, rarityOf, now })
  }, [character, file, achievement, mount, minion, now])
  const names: Readonly<Record<MeasureGains['word'], string>> = {
    points: text.points,
    mounts: titles.mount,
    minions: titles.minion,
    emotes: titles.emote,
    rarity: text.rarity,
  }
  const insteadOfRarity = { ready: null, loading: '…', failed: '–' }[raritiesState(rarities)]
  return (
    <table className="gains">
      <HeadRow names={['', text.week, text.month, text.best]} />
      <tbody>
        {gains.map((one) => (
          <Row
            key={one.word}
            {...{ language, text, gains: one }}
            name={names[one.word]}
            instead={one.word === 'rarity' ? insteadOfRarity : null}
          />
        ))}
      </tbody>
    </table>
  )
}

/** What a character gained this week and month and in its best week, and a year of days with what was obtained on each. */
export const GainsBox = (props: GainsProps) => {
  const { language, text, character } = props
  const [now] = useState(Date.now)
  const weights = asked('gainWeights', {})
  const { state, value: file } = useResource(weights)
  const moments = useMemo(() => datedThings(character).map(({ at }) => at), [character])
  return (
    <Box icon="calendar" title={text.title} className="whole part-gains">
      <p className="small soft">{text.lead}</p>
      {file !== null && <GainTable {...props} {...{ file, now }} />}
      {file === null && state === 'failed' && <Failed className="stack" language={language} again={weights.again} />}
      {file === null && state !== 'failed' && <div className="gains" aria-busy="true" />}
      <DaySquares {...{ language, text, moments, now }} />
      {character.worldName !== '' && (
        <p className="small">
          <a className="link" href={inLanguage(language, gainsPath(character.worldName))}>
            {fill(text.open, { scope: character.worldName })}
          </a>
        </p>
      )}
    </Box>
  )
}
