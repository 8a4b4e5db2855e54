import { useId, useState } from 'react'
import { formatNumber } from '#format/number.ts'
import type { Place } from '#from/places/places.ts'
import type { RankedPlace } from '#from/places/rank-places.ts'
import { counted, fill } from '#texts/fill.ts'
import { Gets } from './gets.tsx'
import type { MemberCollector } from './collectors.ts'
import type { TonightFrame } from './frame.ts'
import { PlaceName } from './place-name.tsx'
import { placeWords } from './place-words.ts'
import { isChosen, mostChoices, type TonightState, toggleChoice } from './state.ts'
import { tonightPageTexts } from './texts.ts'
import type { ChangeTonight } from './use-tonight.ts'

interface Props {
  frame: TonightFrame
  ranked: RankedPlace<Place>
  collectors: readonly MemberCollector[]
  thingOf: Parameters<typeof Gets>[0]['thingOf']
  state: Pick<TonightState, 'kind' | 'choices'>
  change: ChangeTonight
}

const Sum = ({ frame: { language }, ranked, collectors }: Pick<Props, 'frame' | 'ranked' | 'collectors'>) => {
  const { things, missing, unknown } = ranked
  const texts = tonightPageTexts(language)
  const of = formatNumber(collectors.length, language)
  const people = [
    fill(counted(texts.people, missing.length, language), { of }),
    ...(unknown.length > 0 ? [counted(texts.unsure, unknown.length, language)] : []),
  ]
  return (
    <p>
      <strong>{counted(texts.items, things.length, language)}</strong>
      {collectors.length > 1 && ` · ${people.join(' · ')}`}
    </p>
  )
}

/** A place with how much it can give to whom; what each would get is folded away, and it can be chosen. */
export const PlaceLine = ({ frame, ranked, collectors, thingOf, state, change }: Props) => {
  const { language } = frame
  const { place, things, missing, score } = ranked
  const texts = tonightPageTexts(language)
  const [isOpen, setOpen] = useState(false)
  const [nameId, buttonId] = [useId(), useId()]
  const choice = { kind: state.kind, id: place.id }
  const isPressed = isChosen(state.choices, choice)
  return (
    <li className="panel tonight-place">
      <div className="gist">
        <h3 id={nameId}>
          <PlaceName {...{ language, place }} kind={state.kind} />
        </h3>
        <p className="small soft">{placeWords(place, frame)}</p>
        <Sum {...{ frame, ranked, collectors }} />
      </div>
      {collectors.length > 1 && (
        <p className="total">
          <strong>{formatNumber(score, language)}</strong>
          <small className="soft">{texts.total}</small>
        </p>
      )}
      <button
        className="button quiet"
        type="button"
        id={buttonId}
        aria-labelledby={`${buttonId} ${nameId}`}
        aria-pressed={isPressed}
        disabled={!isPressed && state.choices.length >= mostChoices}
        onClick={() => change({ choices: toggleChoice(state.choices, choice) })}
      >
        {isPressed ? texts.chosen : texts.choose}
      </button>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{collectors.length > 1 ? texts.gets : texts.getsOne}</summary>
        {isOpen && <Gets {...{ language, things, missing, collectors, thingOf }} />}
      </details>
    </li>
  )
}
