import type { RaidClearsAnswer } from '@kupodex/data/contract'
import { achievementPatch, type LeanRow } from '@kupodex/data/game'
import { askedIfPublished } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import type { Resource, ResourceView } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatDay, isoDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { inLanguage, raidPath } from '#paths/paths.ts'
import { shareOfCount } from '#rarity/share.ts'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import { tablesPage } from './tables-page.tsx'
import { type RaidRow, raidGroups } from './raids.ts'
import type { Shown } from './shown.ts'
import { completedDates, isKnown } from './states.ts'
import { When } from './when.tsx'

/** How many of the character's data center have cleared each raid. */
interface Clears {
  charCount: number
  counts: ReadonlyMap<number, number>
}

type LineProps = Shown & { row: RaidRow; clears: Clears | null }

const ClearedOn = ({ language, texts, character, row: { date, week } }: LineProps) => {
  const { cleared, clearedUndated, notCleared, week: weekOf } = texts.room.raids
  if (!isKnown(character)) return null
  if (date === null) return <span className="soft">{notCleared}</span>
  return (
    <>
      <When language={language} date={date} texts={{ dated: cleared, undated: clearedUndated }} />
      {week !== null && <b>{fill(weekOf, { n: formatNumber(week, language) })}</b>}
    </>
  )
}

const RaidLine = (props: LineProps) => {
  const { language, texts, character, row, clears } = props
  const { raid, date } = row
  const { raids } = texts.room
  const count = clears?.counts.get(raid.id)
  // A data center whose clears were counted has boards.
  const scope = count === undefined ? 'global' : character.dcName
  return (
    <div className="deed" data-state={date !== null ? 'completed' : isKnown(character) ? 'missing' : 'unknown'}>
      <Icon name="raid" />
      <div>
        <Veil patch={achievementPatch(raid.id)} text={raid.name}>
          <a className="stretched" href={inLanguage(language, raidPath(scope, raid.id))}>
            {raid.name}
          </a>
        </Veil>
        <p className="small soft raid-about">
          {raid.released !== null && (
            <time dateTime={isoDay(raid.released * 1000)}>
              {fill(raids.released, { date: formatDay(raid.released * 1000, language) })}
            </time>
          )}
          {clears !== null && count !== undefined && (
            <span title={fill(raids.shareTip, { dataCenter: character.dcName })}>
              {fill(raids.share, {
                share: shareOfCount(count, clears.charCount, language, { ...texts.rarity, nobody: raids.nobody }),
                dataCenter: character.dcName,
              })}
            </span>
          )}
        </p>
      </div>
      <small className="when">
        <ClearedOn {...props} />
      </small>
    </div>
  )
}

/** How many of a data center have cleared each raid; null where it is not published. */
interface RaidClears {
  view: ResourceView<RaidClearsAnswer | null>
  again: Resource<unknown>['again']
}

interface Props extends Shown {
  raids: readonly LeanRow<'raids'>[]
  expansions: readonly LeanRow<'expansions'>[]
}

export const RaidsIn = ({ view, again, ...props }: Props & RaidClears) => {
  const { language, texts, character, raids, expansions } = props
  const answer = view.value
  const counts = answer && new Map(answer.clears.map(({ id, count }) => [id, count]))
  const clears = answer && counts && { charCount: answer.charCount, counts }
  const n = (value: number) => formatNumber(value, language)
  return (
    <>
      <p className="small soft">{texts.room.raids.note}</p>
      {view.state === 'failed' && answer === null && <Failed language={language} again={again} />}
      {raidGroups(raids, expansions, completedDates(character)).map(({ expansion, raids: rows, cleared }) => (
        <section key={expansion.id} className="section">
          <h2>
            {expansion.name}{' '}
            <small className="soft">
              {fill(texts.room.raids.count, { n: isKnown(character) ? n(cleared) : '–', possible: n(rows.length) })}
            </small>
          </h2>
          <ul className="panel deeds first-clears">
            {rows.map((row) => (
              <li key={row.raid.id} data-id={row.raid.id}>
                <RaidLine {...props} row={row} clears={clears} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

export const RaidsList = (props: Props) => {
  const { dcName } = props.character
  const clears = dcName === '' ? null : askedIfPublished('raidClears', { scope: dcName })
  return <RaidsIn {...props} view={useResource(clears)} again={() => clears?.again()} />
}

export const RaidsPage = tablesPage(['raids', 'expansions'], RaidsList)
