import { useMemo, useState } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { type BoardType, boardTypes, type Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { answered } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatDecimal, formatNumber } from '#format/number.ts'
import { characterPath, inLanguage, rankingPath } from '#paths/paths.ts'
import { counted, fill } from '#texts/fill.ts'
import type { Texts } from '#texts/en.ts'
import type { CharacterTexts } from '../character/texts.ts'
import { Box } from '../ui/box.tsx'
import { Face } from '../ui/face.tsx'
import { linesShown, type Neighbour, type Neighbours } from './neighbours.ts'
import { Pick } from '../ui/pick.tsx'
import { readNeighbours } from './read-neighbours.ts'
import type { ProfileTexts } from './texts.ts'
import { EmptyLines } from './thing-line.tsx'
import { useIdle } from '../ui/use-idle.ts'
import { useSeen } from '../ui/use-seen.ts'

interface Props {
  language: Language
  text: ProfileTexts['neighbours']
  own: Pick<CharacterTexts, 'rank'>
  common: Pick<Texts['common'], 'newCharacter'>
  titles: Readonly<Record<BoardType, string>>
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

/** Those beside a character on the board of its world; null where there is nothing to ask for. */
const useNeighbours = (character: CharacterAnswer | null, type: BoardType) => {
  const { id = 0, worldName = '' } = character ?? {}
  const rank = character?.ranks[type]?.world ?? null
  return useMemo(
    () =>
      rank === null
        ? null
        : createResource<Neighbours | 'elsewhere'>(async () =>
            answered((await readNeighbours(ask, type, worldName, { id, rank })) ?? 'elsewhere'),
          ),
    [id, worldName, type, rank],
  )
}

interface LineProps extends Pick<Props, 'language' | 'own'> {
  id: number
  name: string
  iconUrl: string
  place: number
  says: string
  isOwn?: boolean
}

const Line = ({ language, own, id, name, iconUrl, place, says, isOwn = false }: LineProps) => (
  <li aria-current={isOwn ? 'true' : undefined}>
    <span className="board-place soft">{fill(own.rank, { rank: formatNumber(place, language) })}</span>
    <Face id={id} iconUrl={iconUrl} />
    <div className="gist">
      {isOwn ? (
        <strong>{name}</strong>
      ) : (
        <a className="link" href={inLanguage(language, characterPath(id))}>
          {name}
        </a>
      )}
      <small className="soft">{says}</small>
    </div>
  </li>
)

const Lines = ({
  character,
  found,
  type,
  ...props
}: Omit<Props, 'character'> & { character: CharacterAnswer; found: Neighbours; type: BoardType }) => {
  const { language, text, common } = props
  const withPace = (words: string, pace: number | null) =>
    pace === null || pace === 0
      ? words
      : `${words} · ${fill(text.pace, { n: formatDecimal(Math.max(pace, 0.1), language, 0) })}`
  // Whoever reaches a score later ranks below: to pass takes one more than to draw level.
  const says = ({ ahead, isAbove }: Neighbour) => {
    if (isAbove) return counted(text.toPass[type], ahead + 1, language)
    return ahead === 0 ? text.later : counted(text.behind[type], ahead, language)
  }
  const line = (one: Neighbour) => (
    <Line
      key={one.id}
      {...props}
      id={one.id}
      iconUrl={one.iconUrl}
      name={one.name || common.newCharacter}
      place={one.rank}
      says={withPace(says(one), one.pace)}
    />
  )
  return (
    <>
      {found.above.map(line)}
      <Line
        {...props}
        isOwn
        id={character.id}
        name={character.name}
        iconUrl={character.iconUrl}
        place={found.rank}
        says={withPace(counted(text.has[type], found.score, language), found.pace)}
      />
      {found.below.map(line)}
    </>
  )
}

/** Those beside a character in the ranking of its world, with what it takes to pass them. */
export const NeighboursBox = (props: Props) => {
  const { language, text, titles, character } = props
  const [ref, isSeen] = useSeen()
  // When there is time also for who does not come near, such as who prints.
  const isIdle = useIdle(character !== null)
  const [chosen, setChosen] = useState<BoardType>('achievement')
  const neighbours = useNeighbours(isSeen || isIdle ? character : null, chosen)
  const { state, value: found } = useResource(neighbours)
  const isUnranked = character !== null && (character.ranks[chosen]?.world ?? null) === null
  const says = isUnranked ? text.unranked : found === 'elsewhere' ? text.elsewhere : null
  return (
    <Box icon="chart" title={text.title} className="whole part-near" ref={ref}>
      <div className="choices">
        <Pick
          label={text.choose}
          value={chosen}
          options={boardTypes.map((type) => [type, titles[type]])}
          choose={setChosen}
        />
      </div>
      <ol className="things lines-5">
        {says !== null ? (
          <li className="soft">{says}</li>
        ) : found === null ? (
          state === 'failed' ? (
            <li>
              <Failed className="stack" language={language} again={() => neighbours?.again()} />
            </li>
          ) : (
            <EmptyLines count={linesShown} />
          )
        ) : (
          character !== null &&
          found !== 'elsewhere' && <Lines {...props} character={character} found={found} type={chosen} />
        )}
      </ol>
      {character !== null && !isUnranked && (
        <p className="small">
          <a
            className="link"
            href={`${inLanguage(language, rankingPath(chosen, character.worldName))}?char=${character.id}`}
          >
            {fill(text.open, { scope: character.worldName })}
          </a>
        </p>
      )}
    </Box>
  )
}
