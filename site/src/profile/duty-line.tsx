import { type Language, mainPatch } from '@kupodex/data/game'
import { entryWords } from '#from/entry-words.ts'
import { formatNumber } from '#format/number.ts'
import { listed } from '#format/punctuation.ts'
import { inLanguage, originPath } from '#paths/paths.ts'
import { isVeiled, revealed, shield } from '#shield/shield-store.ts'
import { useStore } from '#ui/use-store.ts'
import { Icon } from '../ui/icon.tsx'
import type { NextDuty } from './duties.ts'
import type { RankedThing } from './next.ts'
import type { ProfileTexts } from './texts.ts'
import { ThingLink } from './thing-link.tsx'

export const dutyWords = (duty: NextDuty, language: Language): string =>
  [duty.name, ...entryWords(duty, language)].join(' · ')

interface Props {
  language: Language
  texts: Pick<ProfileTexts['next'], 'missing'>
  duty: NextDuty
  /** What is missing of what it gives. */
  things: readonly RankedThing[]
}

/** A duty as one goal, with all that is missing from there. It is as new as the first of these. */
export const DutyLine = ({ language, texts, duty, things }: Props) => {
  const known = things.flatMap(({ patch }) => mainPatch(patch) ?? [])
  const patch = known.length < things.length ? null : Math.min(...known)
  // What the shield hides is not named.
  useStore(shield)
  useStore(revealed)
  const named = things.flatMap((thing) => (isVeiled(mainPatch(thing.patch), thing.name) ? [] : thing.name))
  const path = inLanguage(language, originPath(`duty/${duty.id}`))
  return (
    <li>
      <Icon className="thing" name="way-instance" />
      <div className="gist">
        <ThingLink thing={{ name: duty.name, patch, path }} />
        <small className="soft">
          {[...entryWords(duty, language), ...(named.length > 0 ? [listed(language, ...named)] : [])].join(' · ')}
        </small>
      </div>
      <div className="portion brief">
        <strong>{formatNumber(things.length, language)}</strong>
        <small className="soft">{texts.missing}</small>
      </div>
    </li>
  )
}
