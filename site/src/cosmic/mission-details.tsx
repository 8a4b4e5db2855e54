import { type ReactNode, useEffect } from 'react'
import type { Language } from '@kupodex/data/game'
import { listPath, type OwnDetailsProps } from '#collection/frame.ts'
import { Line } from '#collection/thing-details.tsx'
import { useWholeRow, WholeRow } from '#collection/whole-row.tsx'
import { hoursText } from '#format/clock.ts'
import { formatNumber } from '#format/number.ts'
import { listed, noted, titled } from '#format/punctuation.ts'
import { Veil } from '#shield/veil.tsx'
import type { LocalisedRow } from '#tables/types.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { useStore } from '#ui/use-store.ts'
import { AlertLines } from './alert-lines.tsx'
import { chainOf } from './chain.ts'
import { loadLive } from './load-live.ts'
import { type Mission, missionOf } from './mission.ts'
import { kindText, payText, stateText, useOffer } from './mission-line.tsx'
import { creditItems, names } from './names.ts'
import { NotifyOfMission } from './notify.tsx'
import { seesIds } from './sees-ids.ts'
import { cosmicTexts, missionListTexts, type CosmicTexts } from './texts.ts'
import { tiers } from './tier.ts'

interface PartProps extends OwnDetailsProps {
  mission: Mission
  words: CosmicTexts
}

/** The names of a few of thousands of things: to look for each takes less than to put all in order first. */
const useNamesOf = (language: PartProps['frame']['language'], table: 'items' | 'placeNames') => {
  const view = useTable(language, table)
  const rows = view.state === 'ready' ? view.rows : []
  return (id: number) => rows.find((row) => row.id === id)?.name ?? `#${id}`
}

const limitText = (seconds: number, { details }: CosmicTexts): string => {
  const [n, s] = [String(Math.floor(seconds / 60)), String(seconds % 60)]
  return seconds % 60 === 0 ? fill(details.minutes, { n }) : fill(details.minutesSeconds, { n, s })
}

const When = ({ mission, words, frame: { language } }: PartProps) => {
  const { weathers } = useStore(names)
  useOffer(mission)
  const { weatherId, startHour, endHour } = mission
  const isFree = weatherId === null && startHour === null
  return (
    <Line name={words.details.when}>
      {weatherId !== null && <div>{weathers.get(weatherId)}</div>}
      {startHour !== null && endHour !== null && (
        <div>{fill(words.hours, { hours: hoursText(startHour, endHour) })}</div>
      )}
      {isFree && mission.type !== 'critical' && mission.previousMissionId === null && (
        <div>{words.details.anyTime}</div>
      )}
      <div className="mission-state">{stateText(mission, language, words)}</div>
    </Line>
  )
}

const Facts = (props: PartProps) => {
  const { mission, words, frame, groups, thing } = props
  const { language } = frame
  const { details } = words
  const { planets } = useStore(names)
  const placeOf = useNamesOf(language, 'placeNames')
  const jobs = groups.filter(({ slug }) => thing.groups.includes(slug) && slug !== 'critical')
  const points = mission.points
  return (
    <dl>
      <Line name={details.kind}>{kindText(mission, language, words)}</Line>
      <Line name={details.planet}>{planets.get(mission.planetId)}</Line>
      {jobs.length > 0 && <Line name={details.jobs}>{listed(language, ...jobs.map(({ name }) => name))}</Line>}
      <When {...props} />
      {mission.placeNameId !== null && <Line name={details.place}>{placeOf(mission.placeNameId)}</Line>}
      {mission.developmentLog !== null && <Line name={details.development}>{mission.developmentLog.name}</Line>}
      {mission.timeLimit !== null && <Line name={details.timeLimit}>{limitText(mission.timeLimit, words)}</Line>}
      <Line name={details.rating}>
        {points === null
          ? details.noPoints
          : fill(details.points, {
              silver: formatNumber(points.silver, language),
              gold: formatNumber(points.gold, language),
            })}
      </Line>
      {mission.redAlertId !== null && <AlertLines language={language} words={words} alertId={mission.redAlertId} />}
    </dl>
  )
}

const Items = ({ title, items }: { title: string; items: readonly ReactNode[] }) =>
  items.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    </section>
  )

/** A mission with what only its details need. */
type WholeMission = LocalisedRow<'cosmicMissions'>

const Work = ({ mission, words, language }: { mission: WholeMission; words: CosmicTexts; language: Language }) => {
  const itemOf = useNamesOf(language, 'items')
  const { details } = words
  const amount = ({ itemId, quantity }: { itemId: number; quantity: number }) =>
    `${formatNumber(quantity, language)} × ${itemOf(itemId)}`
  return (
    <>
      <Items title={details.requirements} items={mission.requirements.map(amount)} />
      <Items title={details.supplies} items={mission.supplies.map(amount)} />
      <Items
        title={details.recipes}
        items={mission.recipes.map(({ itemId, yield: made }) =>
          made === 1 ? itemOf(itemId) : fill(details.makes, { name: itemOf(itemId), n: formatNumber(made, language) }),
        )}
      />
    </>
  )
}

const Rewards = ({ mission, words, frame: { language } }: PartProps) => {
  const items = useTable(language, 'items')
  const creditId = useStore(creditItems).get(mission.planetId)
  const planet = useStore(names).planets.get(mission.planetId)
  const named = items.state === 'ready' ? items.rows.find(({ id }) => id === creditId)?.name : undefined
  // Some planets came before any list has the name of their credit.
  const credits = named ?? (planet && noted(language, words.planetCredits, planet))
  const ratings = mission.type === 'critical' ? tiers.slice(0, 1) : tiers
  const { tiers: tierNames } = missionListTexts(language)
  return (
    <Items
      title={words.details.rewards}
      items={ratings.map((rating) => {
        const pay = payText(mission, rating, language, words, credits)
        return mission.type === 'critical' ? (
          pay
        ) : (
          <>
            <b>{tierNames[rating]}</b> {pay}
          </>
        )
      })}
    />
  )
}

const Chain = ({ mission, words, frame, thing }: PartProps) => {
  const all = useTable(frame.language, 'cosmicMissions')
  const chain = all.state === 'ready' ? chainOf(mission, all.rows) : []
  if (chain.length < 2) return null
  return (
    <section>
      <h3>{words.details.chain}</h3>
      <ol className="chain">
        {chain.map(({ id, name, patch }) => (
          <li key={id}>
            {id === mission.id ? (
              <span aria-current="step">{noted(frame.language, name, words.details.here)}</span>
            ) : (
              <Veil patch={patch} text={name}>
                <a
                  className="link"
                  data-thing={id}
                  href={listPath(frame, ...thing.groups.slice(0, frame.facts.page.levels.length), String(id))}
                >
                  {name}
                </a>
              </Veil>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

export const MissionDetails = (props: OwnDetailsProps) => {
  const mission = missionOf(props.thing)
  const { language } = props.frame
  const words = cosmicTexts(language)
  const part = { ...props, mission, words }
  const isWithId = useStore(seesIds)
  useEffect(loadLive, [])
  return (
    <div className="cosmic-details">
      <Facts {...part} />
      <NotifyOfMission key={mission.id} frame={props.frame} thing={props.thing} />
      <WholeRow view={useWholeRow(language, 'cosmicMissions', mission.id)} language={language}>
        {(whole) => <Work {...{ mission: whole, words, language }} />}
      </WholeRow>
      <Rewards {...part} />
      <Chain {...part} />
      {isWithId && <p className="soft small">{titled(language, words.details.id, String(mission.id))}</p>}
    </div>
  )
}
