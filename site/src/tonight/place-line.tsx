import { Fragment, useId, useState } from 'react'
import type { GivenThing, Place, RankedPlace } from '@kupodex/data/places'
import { formatNumber } from '#format/number.ts'
import { counted, fill } from '#texts/fill.ts'
import { listed } from '#format/punctuation.ts'
import { Veil } from '#shield/veil.tsx'
import { memberName } from '#party/party.ts'
import type { MemberCollector } from './collectors.ts'
import type { TonightFrame, TonightProps } from './frame.ts'
import { PlaceName, placeWords, Sum } from './place-words.tsx'
import { isChosen, mostChoices, toggleChoice } from './state.ts'
import { tonightPageTexts } from './texts.ts'

interface GetsProps extends Pick<TonightFrame, 'language'> {
  things: RankedPlace<unknown>['things']
  /** Who misses some of them, by their places among the collectors. */
  missing: readonly number[]
  collectors: readonly MemberCollector[]
  thingOf: (type: string, id: number) => GivenThing | undefined
}

/** How many things are named: a duty may give hundreds. */
const mostNamed = 12

/** Things by their names, each name once: an outfit is called like its piece. */
const Names = ({ language, things, thingOf }: Pick<GetsProps, 'language' | 'things' | 'thingOf'>) => {
  const found = things.flatMap(({ type, id }) => thingOf(type, id) ?? [])
  const named = [...new Map(found.map((thing) => [thing.name, thing])).values()]
  const left = named.length - mostNamed
  return (
    <>
      {named.slice(0, mostNamed).map(({ name, patch }, at) => (
        <Fragment key={name}>
          {at > 0 && listed(language, '', '')}
          <Veil patch={patch} text={name} />
        </Fragment>
      ))}
      {left > 0 && ` ${counted(tonightPageTexts(language).others, left, language)}`}
    </>
  )
}

/** What each would get at a place: of one alone, the things. */
const Gets = ({ language, things, missing, collectors, thingOf }: GetsProps) => {
  if (collectors.length === 1)
    return (
      <p>
        <Names {...{ language, things, thingOf }} />
      </p>
    )
  return (
    <dl>
      {missing.map((at) => {
        const member = collectors[at]?.member
        if (member === undefined) return null
        const own = things.filter((thing) => thing.missing.includes(at))
        return (
          <div key={member.id}>
            <dt>{memberName(member)}</dt>
            <dd>
              <Names {...{ language, thingOf }} things={own} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface Props extends Pick<TonightProps, 'frame' | 'change'>, Pick<GetsProps, 'collectors' | 'thingOf'> {
  ranked: RankedPlace<Place>
  state: Pick<TonightProps['state'], 'kind' | 'choices'>
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
  const isFull = !isPressed && state.choices.length >= mostChoices
  const [wasRefused, setRefused] = useState(false)
  const press = () =>
    change((now) => {
      const choices = toggleChoice(now.choices, choice)
      setRefused(choices === now.choices)
      return { choices }
    })
  return (
    <li className="panel tonight-place">
      <div className="gist">
        <h3 id={nameId}>
          <PlaceName {...{ language, place }} kind={state.kind} />
        </h3>
        <p className="small soft">{placeWords(place, frame)}</p>
        <Sum {...{ language, ranked, collectors }} />
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
        aria-disabled={isFull}
        onClick={press}
      >
        {isPressed ? texts.chosen : texts.choose}
      </button>
      {isFull && wasRefused && (
        <p className="problem small" role="alert">
          {fill(texts.full, { n: formatNumber(mostChoices, language) })}
        </p>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{collectors.length > 1 ? texts.gets : texts.getsOne}</summary>
        {isOpen && <Gets {...{ language, things, missing, collectors, thingOf }} />}
      </details>
    </li>
  )
}
