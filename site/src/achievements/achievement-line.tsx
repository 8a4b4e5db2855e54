import { achievementPatch } from '@kupodex/data/game'
import { memo, type ReactNode } from 'react'
import type { Signs } from '#list/signs.ts'
import { useVeiled, Veil } from '#shield/veil.tsx'
import { counted } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import { Gives, type Given } from './gives.tsx'
import { Go } from './go.tsx'
import type { PageProps } from './shown.ts'
import type { AchievementRow } from './states.ts'
import { When } from './when.tsx'

interface Props extends PageProps {
  achievement: AchievementRow
  /** What it gives; the same function for all rows of a list. */
  givenOf: (row: AchievementRow['row']) => Given
  path: string
  /** Whether it is open beside the list that it is in; left out where it opens in another list. */
  isOpen?: boolean
  /** Where it is, in words; left out in a list of one category. */
  place?: string
  /** What the reader wants, and has elsewhere, of what is missing. */
  signs?: Signs | null
}

type LinkProps = Pick<Props, 'path'> & { id: number; isOpen: boolean | undefined; children: ReactNode }

const Link = ({ id, path, isOpen, children }: LinkProps) =>
  isOpen === undefined ? (
    <Go className="stretched" href={path} focus={null} move="list">
      {children}
    </Go>
  ) : (
    <a className="stretched" href={path} data-thing={id} aria-current={isOpen || undefined}>
      {children}
    </a>
  )

/** An achievement in a list: what it gives, and when it was completed or that it was not. Drawn again only when it changes. */
export const AchievementLine = memo(function AchievementLine(props: Props) {
  const { language, texts, achievement, givenOf, path, place, isOpen, signs = null } = props
  const { row, state, date } = achievement
  const { states } = texts.room
  const patch = achievementPatch(row.id)
  const isVeiled = useVeiled(patch, row.name)
  return (
    <div className="deed" data-state={state}>
      <Icon name="achievement" />
      <div>
        {isVeiled ? (
          <Veil patch={patch} text={row.name} />
        ) : (
          <Link {...{ id: row.id, path, isOpen }}>
            {row.name}
            {signs !== null && signs.labelOf(row.id) !== '' && <signs.Sign language={language} id={row.id} />}
          </Link>
        )}
        <p className="small soft">
          {place !== undefined && <span>{place}</span>}
          <span>{counted(texts.rarity.gamePointsOf, row.points, language)}</span>
          {!isVeiled && <Gives language={language} texts={texts.rarity} given={givenOf(row)} />}
        </p>
      </div>
      <small className="when">
        {date === null ? (
          state !== 'unknown' && states[state]
        ) : (
          <>
            <span className="unseen">{states.completed} </span>
            <When language={language} date={date} texts={{ dated: '{date}', undated: '✓' }} />
          </>
        )}
      </small>
    </div>
  )
})
