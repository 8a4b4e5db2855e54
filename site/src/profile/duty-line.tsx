import { Fragment } from 'react'
import { type Language, mainPatch } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { listed } from '#format/punctuation.ts'
import { inLanguage, originPath } from '#paths/paths.ts'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import type { NextDuty } from './duties.ts'
import type { RankedThing } from './next.ts'
import type { ProfileTexts } from './texts.ts'
import { ThingLink } from './thing-link.tsx'

type NextTexts = Pick<ProfileTexts['next'], 'level' | 'players' | 'missing'>

/** How many may enter a duty: its size, or from the fewest to that. */
const playersOf = ({ partySize, fewest }: NextDuty, language: Language): string =>
  [...new Set([fewest, partySize])].map((n) => formatNumber(n, language)).join('–')

/** Level and players of a duty, as far as they are known. */
const factsOf = (duty: NextDuty, texts: NextTexts, language: Language): string[] => [
  ...(duty.level !== null ? [fill(texts.level, { n: formatNumber(duty.level, language) })] : []),
  ...(duty.partySize > 1 ? [fill(texts.players, { n: playersOf(duty, language) })] : []),
]

/** A duty as the way to get one thing, in one line. */
export const dutyWords = (duty: NextDuty, texts: NextTexts, language: Language): string =>
  [duty.name, ...factsOf(duty, texts, language)].join(' · ')

interface Props {
  language: Language
  texts: NextTexts
  duty: NextDuty
  /** What is missing of what it gives. */
  things: readonly RankedThing[]
}

/** A duty as one goal, with all that is missing from there. It is as new as the first of these. */
export const DutyLine = ({ language, texts, duty, things }: Props) => {
  const known = things.flatMap(({ patch }) => mainPatch(patch) ?? [])
  const patch = known.length < things.length ? null : Math.min(...known)
  const path = inLanguage(language, originPath(`duty/${duty.id}`))
  return (
    <li>
      <Icon className="thing" name="way-instance" />
      <div className="gist">
        <ThingLink thing={{ name: duty.name, patch, path }} />
        <small className="soft">
          {[...factsOf(duty, texts, language), ''].join(' · ')}
          {things.map(({ type, id, name, patch: own }, at) => (
            <Fragment key={`${type}${id}`}>
              {at > 0 && listed(language, '', '')}
              <Veil quiet patch={own} text={name} />
            </Fragment>
          ))}
        </small>
      </div>
      <div className="portion brief">
        <strong>{formatNumber(things.length, language)}</strong>
        <small className="soft">{texts.missing}</small>
      </div>
    </li>
  )
}
