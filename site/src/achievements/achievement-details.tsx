import { achievementPatch } from '@kupodex/data/game'
import { plainProse } from '#format/plain-prose.ts'
import { Veil } from '#shield/veil.tsx'
import { counted } from '#texts/fill.ts'
import { useTable } from '#tables/use-table.ts'
import { WishButtons } from '#wishes/wish-buttons.tsx'
import { Gives, type Given } from './gives.tsx'
import { Owners } from './owners.tsx'
import type { Shown } from './shown.ts'
import type { AchievementRow } from './states.ts'
import { When } from './when.tsx'

interface Props extends Shown {
  achievement: AchievementRow
  given: Given
  /** Its kind and category in words. */
  place: string
}

/** What has to be done; whole rows are fetched for it, and hardly any list needs them. */
const Description = ({ language, id }: { language: Shown['language']; id: number }) => {
  const table = useTable(language, 'achievements', 'full')
  const text = table.state === 'ready' ? table.rows.find((row) => row.id === id)?.description : undefined
  return text === undefined || text === '' ? null : <p>{plainProse(text)}</p>
}

/** Everything about an achievement that is opened. */
export const AchievementDetails = (props: Props) => {
  const { language, texts, achievement, given, place } = props
  const { row, state, date } = achievement
  const { states, completed } = texts.room
  const patch = achievementPatch(row.id)
  return (
    <article className="stack">
      <h2 id="details" tabIndex={-1}>
        <Veil patch={patch} text={row.name} />
      </h2>
      <p className="small soft">{place}</p>
      <p className="state" data-state={state}>
        {date === null ? (
          states[state]
        ) : (
          <When language={language} date={date} texts={{ dated: completed, undated: states.completed }} />
        )}
      </p>
      {date === null && (
        <Veil patch={patch} text={row.name} quiet>
          <WishButtons language={language} type="achievement" id={row.id} />
        </Veil>
      )}
      <p className="gives">
        <span>{counted(texts.rarity.gamePointsOf, row.points, language)}</span>
        <Veil patch={patch} text={row.name} quiet>
          <Gives language={language} texts={texts.rarity} given={given} />
        </Veil>
      </p>
      <Owners {...props} heading={texts.room.completedBy} type="achievement" id={row.id} />
      <Veil patch={patch} text={row.name} quiet>
        <Description language={language} id={row.id} />
      </Veil>
    </article>
  )
}
