import { Fragment, type ReactNode } from 'react'
import { type AchievementDetail, achievementPatch, type PageDetail } from '@kupodex/data/game'
import { elsewhereTexts } from '#elsewhere/texts.ts'
import { LinksElsewhere } from '#elsewhere/use-links.tsx'
import { plainProse } from '#format/plain-prose.ts'
import { DetailsHeading } from '#list/details-column.tsx'
import { Veil } from '#shield/veil.tsx'
import { counted } from '#texts/fill.ts'
import { unsureText } from '#rarity/unsure.ts'
import { useTable } from '#tables/use-table.ts'
import { WishButtons } from '#wishes/wish-buttons.tsx'
import { Gives, type Given } from './gives.tsx'
import { Owners } from './owners.tsx'
import type { ShownCollection } from './shown.ts'
import type { AchievementRow } from './states.ts'
import { When } from './when.tsx'

interface Props extends ShownCollection {
  achievement: AchievementRow
  given: Given
  /** Its kind and category in words. */
  place: string
}

/** Shows a part only while no shield hides the achievement. */
const Unveiled = ({ achievement: { row }, children }: Pick<Props, 'achievement'> & { children: ReactNode }) => (
  <Veil patch={achievementPatch(row.id)} text={row.name} quiet>
    {children}
  </Veil>
)

const State = ({ language, texts, achievement }: Props) => {
  const { row, state, date } = achievement
  const { states, completed } = texts.room
  return (
    <>
      {state !== 'unknown' && (
        <p className="state" data-state={state}>
          {date === null ? (
            states[state]
          ) : (
            <When language={language} date={date} texts={{ dated: completed, undated: states.completed }} />
          )}
        </p>
      )}
      {date === null && (
        <Unveiled achievement={achievement}>
          <WishButtons language={language} type="achievement" id={row.id} />
        </Unveiled>
      )}
    </>
  )
}

const PatchOf = ({ language, texts, achievement }: Props) => {
  const table = useTable(language, 'achievements', 'full')
  const row = table.state === 'ready' ? table.rows.find(({ id }) => id === achievement.row.id) : undefined
  return row?.patch == null ? null : <p className="small soft">{`${texts.controls.facets.patch} ${row.patch}`}</p>
}

/** What has to be done, and what is not sure of it; whole rows are fetched for it, and hardly any list needs them. */
const Description = ({ language, achievement }: Props) => {
  const table = useTable(language, 'achievements', 'full')
  const row = table.state === 'ready' ? table.rows.find(({ id }) => id === achievement.row.id) : undefined
  const [text = '', unsure] = [row?.description, unsureText(language, row ?? {})]
  return (
    <>
      {text !== '' && <p>{plainProse(text)}</p>}
      {unsure !== '' && <p className="small soft">{unsure}</p>}
    </>
  )
}

const parts: Record<AchievementDetail, (props: Props) => ReactNode> = {
  category: ({ place }) => <p className="small soft">{place}</p>,
  date: (props) => <State {...props} />,
  gives: ({ language, texts, achievement, given }) => (
    <p className="gives">
      <span>{counted(texts.rarity.gamePointsOf, achievement.row.points, language)}</span>
      <Unveiled achievement={achievement}>
        <Gives language={language} texts={texts.rarity} given={given} />
      </Unveiled>
    </p>
  ),
  share: (props) => (
    <Owners {...props} heading={props.texts.room.completedBy} type="achievement" id={props.achievement.row.id} />
  ),
  patch: (props) => <PatchOf {...props} />,
  description: (props) => (
    <Unveiled achievement={props.achievement}>
      <Description {...props} />
    </Unveiled>
  ),
}

const isPart = (word: PageDetail): word is AchievementDetail => word in parts

export const AchievementDetails = (props: Props) => {
  const {
    language,
    achievement: { row },
  } = props
  return (
    <article className="stack">
      <DetailsHeading openKey={row.id}>
        <Veil patch={achievementPatch(row.id)} text={row.name} />
      </DetailsHeading>
      {props.page.details.filter(isPart).map((word) => (
        <Fragment key={word}>{parts[word](props)}</Fragment>
      ))}
      <Unveiled achievement={props.achievement}>
        <LinksElsewhere {...{ row, language }} type="achievement" table="achievements" id={row.id} name={row.name}>
          {(links) => (
            <dl className="detail-facts">
              <div>
                <dt>{elsewhereTexts(language).lookUp}</dt>
                <dd>{links}</dd>
              </div>
            </dl>
          )}
        </LinksElsewhere>
      </Unveiled>
    </article>
  )
}
