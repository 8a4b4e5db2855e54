import { sumUp } from '@kupodex/data/rules'
import { memo, useEffect, useRef } from 'react'
import { noted } from '#format/punctuation.ts'
import { countWords } from '#list/sums/count-words.ts'
import { countingTexts } from '#list/sums/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { showCurrent } from '../ui/show-current.ts'
import { type ListFrame, listPath } from './frame.ts'
import type { Group } from './groups.ts'
import type { Thing } from './thing.ts'
import { isNumberKnown } from './words.ts'

interface Props {
  frame: ListFrame
  groups: readonly Group[]
  things: readonly Thing[]
  /** The group that is shown alone; null for all. */
  chosen: string | null
}

const Progress = ({
  frame: { language },
  things,
  hasNumber,
}: Pick<Props, 'frame' | 'things'> & { hasNumber: boolean }) => {
  const { count, possible, owned, all } = sumUp(things)
  // Of a group that does not count at all, the bar says what there is.
  const [has, of] = possible === 0 ? [owned, all] : [count, possible]
  const words = countWords(language, hasNumber ? has : null, of)
  return (
    <>
      <progress className="bar" value={has} max={Math.max(1, of)} aria-hidden="true" />
      <small>{possible === 0 ? noted(language, words, countingTexts(language).uncounted) : words}</small>
    </>
  )
}

const Links = ({ frame, groups, things, chosen }: Omit<Props, 'groups'> & { groups: readonly (Group | null)[] }) => {
  const hasNumber = isNumberKnown(frame, sumUp(things).count)
  return (
    <>
      {groups.map((group) => (
        <li key={group?.slug ?? ''}>
          <a
            href={group === null ? listPath(frame) : listPath(frame, group.slug)}
            data-group={group?.slug ?? ''}
            aria-current={(group?.slug ?? null) === chosen ? 'page' : undefined}
          >
            {group?.icon === undefined ? (
              <span>{group?.name ?? frame.texts.list.allGroups}</span>
            ) : (
              <span>
                <Icon name={group.icon} />
                <span className="unseen">{group.name}</span>
              </span>
            )}
            <Progress
              {...{ frame, hasNumber }}
              things={group === null ? things : things.filter((thing) => thing.groups.includes(group.slug))}
            />
          </a>
        </li>
      ))}
    </>
  )
}

/** The groups that share a heading with the chosen one; all of them where none is chosen, or where they have no headings. */
const besideChosen = (groups: readonly Group[], chosen: string | null): readonly Group[] => {
  const heading = groups.find(({ slug }) => slug === chosen)?.heading
  return heading === undefined ? groups : groups.filter((group) => group.heading === heading)
}

/** Groups in rows; on a phone in one, which is pushed to the chosen one, so that the things below it are near. */
const Row = (props: Props) => {
  const row = useRef<HTMLUListElement>(null)
  const { groups, chosen } = props
  useEffect(() => {
    if (row.current !== null) showCurrent(row.current)
  }, [chosen])
  return (
    <nav
      className={groups.some(({ icon }) => icon !== undefined) ? 'group-links row small' : 'group-links row'}
      aria-label={props.frame.texts.list.groupsOfList}
    >
      <ul ref={row}>
        <Links {...props} groups={[null, ...besideChosen(groups, chosen)]} />
      </ul>
    </nav>
  )
}

/** The groups of a list with their progress, as links. Where groups have headings, all are below them until one is chosen, then only those beside it. */
export const GroupLinks = memo((props: Props) => {
  const { frame, groups, things, chosen } = props
  if (chosen !== null || groups.every(({ heading }) => heading === undefined)) return <Row {...props} />
  return (
    <nav className="group-links" aria-label={frame.texts.list.groupsOfList}>
      {[...Map.groupBy(groups, ({ heading }) => heading)].map(([heading, some]) => (
        <section key={heading} className="part">
          <h2>{heading}</h2>
          <ul>
            <Links {...{ frame, things, chosen }} groups={some} />
          </ul>
        </section>
      ))}
    </nav>
  )
})
GroupLinks.displayName = 'GroupLinks'
