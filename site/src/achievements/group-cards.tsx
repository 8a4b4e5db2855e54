import type { Language } from '@kupodex/data/game'
import { progressPercent } from '@kupodex/data/rules'
import { formatProgress } from '#format/number.ts'
import type { Move } from './address.ts'
import { Go } from './go.tsx'
import type { Group } from './groups.ts'
import { SumLines } from './sums.tsx'
import type { AchievementTexts } from './texts.ts'

interface Props {
  language: Language
  texts: AchievementTexts
  groups: readonly Group[]
  /** Whether it is known what the character has of them. */
  isKnown: boolean
  pathOf: (group: Group) => string
  move?: Move
}

/** Kinds or categories as cards with their sums. */
export const GroupCards = ({ language, texts, groups, isKnown, pathOf, move = 'view' }: Props) => (
  <ul className="deed-groups">
    {groups.map((group) => (
      <li key={group.id} className="panel">
        <h3>
          <Go className="stretched" href={pathOf(group)} focus="#view" move={move}>
            {group.name}
          </Go>
          {isKnown && group.sums.pointsPossible > 0 && (
            <small className="soft">
              {formatProgress(progressPercent(group.sums.points, group.sums.pointsPossible), language)}
            </small>
          )}
        </h3>
        <SumLines language={language} texts={texts.sums} sums={group.sums} isKnown={isKnown} />
      </li>
    ))}
  </ul>
)
