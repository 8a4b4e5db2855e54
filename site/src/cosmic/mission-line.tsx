import { useSyncExternalStore } from 'react'
import type { Language } from '@kupodex/data/game'
import type { RowPartProps } from '#collection/frame.ts'
import { hoursText } from '#format/clock.ts'
import { formatNumber } from '#format/number.ts'
import { listed } from '#format/punctuation.ts'
import { fill } from '#texts/fill.ts'
import { useStore } from '#ui/use-store.ts'
import { clockText } from '#format/when.ts'
import { useSeen } from '#ui/use-seen.ts'
import { type Mission, missionOf } from './mission.ts'
import { moment } from './moment.ts'
import { payOf } from './pay.ts'
import { names } from './names.ts'
import { offerOf, stateOf } from './state.ts'
import { type CosmicTexts, cosmicTexts } from './texts.ts'
import { tier, type Tier } from './tier.ts'
import { seesIds } from './sees-ids.ts'

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** What a mission pays with a rating, in words; the planet's currency by its own name where that is known. */
export const payText = (
  mission: Mission,
  rating: Tier,
  language: Language,
  texts: CosmicTexts,
  credits = texts.planetCredits,
): string => {
  const { cosmocredits, planetCredits, research } = payOf(mission, rating)
  const n = (value: number) => formatNumber(value, language)
  const data = listed(language, ...research.map(({ grade, amount }) => `${roman[grade] ?? grade} ${n(amount)}`))
  return [
    `${texts.cosmocredits} ${n(cosmocredits)}`,
    `${credits} ${n(planetCredits)}`,
    ...(data === '' ? [] : [`${texts.research} ${data}`]),
  ].join(' · ')
}

/** The kind of a mission; of two ranks that count as class A, the rank, too. */
export const kindText = ({ type, rank }: Mission, language: Language, texts: CosmicTexts): string =>
  rank === 'EX' || rank === 'EX+' ? listed(language, texts.types[type], rank) : texts.types[type]

const dependsText = ({ redAlertId, previousMissionId }: Mission, texts: CosmicTexts): string => {
  const { alerts, missions } = names.get()
  if (redAlertId !== null) return fill(texts.duringAlert, { name: alerts.get(redAlertId) ?? '' })
  return fill(texts.afterMission, { name: missions.get(previousMissionId ?? 0) ?? '' })
}

/** The state of a mission in words, with the reader's time where it changes by the clock. */
export const stateText = (mission: Mission, language: Language, texts: CosmicTexts): string => {
  const offer = offerOf(mission, moment.get())
  const time = (at: number) => clockText(at, Date.now(), language)
  const state = stateOf(mission, moment.get())
  switch (state) {
    case 'later':
      return offer ? fill(texts.laterFrom, { time: time(offer.period.start) }) : texts.laterNever
    case 'available':
      return offer ? fill(texts.availableUntil, { time: time(offer.period.end) }) : texts.states.available
    case 'development':
      return fill(texts.developmentOf, { name: mission.developmentLog?.name ?? '' })
    case 'depends':
      return dependsText(mission, texts)
    case 'unknown':
      return texts.states.unknown
  }
}

/** Draws a part again when the offer of its mission changes. */
export const useOffer = (mission: Mission): void => {
  useSyncExternalStore(
    (changed) => moment.listen(changed),
    () => offerOf(mission, moment.get()),
  )
}

export const MissionLine = ({ frame: { language, groupNames }, thing }: RowPartProps) => {
  const mission = missionOf(thing)
  const texts = cosmicTexts(language)
  const rating = useStore(tier)
  const { planets, weathers } = useStore(names)
  const isWithId = useStore(seesIds)
  useOffer(mission)
  const { weatherId, startHour, endHour, planetId } = mission
  const facts = [
    planets.get(planetId),
    kindText(mission, language, texts),
    // Critical missions are listed together, each for a class of its own.
    mission.type === 'critical'
      ? listed(language, ...thing.groups.slice(1).map((slug) => groupNames.get(slug) ?? ''))
      : undefined,
    weatherId === null ? undefined : weathers.get(weatherId),
    startHour === null || endHour === null ? undefined : fill(texts.hours, { hours: hoursText(startHour, endHour) }),
    isWithId ? `#${mission.id}` : undefined,
  ]
  return (
    <>
      <small className="soft">
        <span className="mission-state" data-state={stateOf(mission, moment.get())}>
          {stateText(mission, language, texts)}
        </span>
        {` · ${facts.filter((fact) => fact !== undefined).join(' · ')}`}
      </small>
      <small className="soft">{payText(mission, rating, language, texts)}</small>
    </>
  )
}

/** What a mission asks for and pays, once its row comes near the window: to draw all at once would keep a phone busy for a second. */
export const NearLine = (props: RowPartProps) => {
  const [ref, isNear] = useSeen()
  return isNear ? (
    <MissionLine {...props} />
  ) : (
    <small ref={ref}>
      {'\u00a0'}
      <br />
      {'\u00a0'}
    </small>
  )
}
