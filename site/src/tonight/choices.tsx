import { useId, useRef } from 'react'
import { asked } from '#ask/asked.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatNumber } from '#format/number.ts'
import { commonTexts } from '#texts/texts.ts'
import { fill } from '#texts/fill.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { copyTexts } from '../ui/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { PlaceName, placeWords } from './place-words.tsx'
import type { TonightProps } from './frame.ts'
import { Planned } from './planned.tsx'
import { type Choice, mostChoices, toggleChoice } from './state.ts'
import { tonightPageTexts } from './texts.ts'

type ChosenProps = Omit<TonightProps, 'change'> & { choice: Choice; remove: () => void }

const Chosen = ({ frame, party, state: page, choice, remove }: ChosenProps) => {
  const { language } = frame
  const { state, value } = useResource(asked('originPlaces', { lang: language, kind: choice.kind }))
  const texts = tonightPageTexts(language)
  const place = value?.places.find(({ id }) => id === choice.id)
  const [nameId, buttonId] = [useId(), useId()]
  const isGone = value !== null && place === undefined
  return (
    <li>
      <div>
        <strong id={nameId}>
          {place !== undefined && <PlaceName {...{ language, place }} kind={choice.kind} />}
          {isGone && texts.gone}
          {value === null && state === 'loading' && commonTexts(language).loading}
        </strong>
        {place !== undefined && <p className="small soft">{placeWords(place, frame)}</p>}
        {value !== null && place !== undefined && <Planned {...{ language, party, place }} state={page} file={value} />}
      </div>
      <button
        className="button quiet"
        type="button"
        id={buttonId}
        aria-labelledby={`${buttonId} ${nameId}`}
        onClick={remove}
      >
        <Icon name="close" className="" />
        <span className="unseen">{texts.remove}</span>
      </button>
    </li>
  )
}

/** The places that were chosen, with what they give; the address keeps them, so that they can be shared. */
export const Choices = ({ frame, party, state, change }: TonightProps) => {
  const { choices } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const { language } = frame
  const texts = tonightPageTexts(language)
  const [n, most] = [choices.length, mostChoices].map((count) => formatNumber(count, language))
  return (
    <section className="panel pad stack tonight-choices" aria-labelledby="tonight-plan">
      <h2 id="tonight-plan" ref={heading} tabIndex={-1}>
        {texts.choices}
      </h2>
      {choices.length === 0 && <p className="small soft on-screen">{texts.choicesHint}</p>}
      {choices.length > 0 && (
        <>
          <ol>
            {choices.map((choice) => (
              <Chosen
                key={`${choice.kind}/${choice.id}`}
                {...{ frame, party, state, choice }}
                remove={() => {
                  change((now) => ({ choices: toggleChoice(now.choices, choice) }))
                  heading.current?.focus()
                }}
              />
            ))}
          </ol>
          <p className="row">
            <CopyButton
              key={location.search}
              language={language}
              text={location.href}
              label={copyTexts(language).link}
            />
          </p>
        </>
      )}
      <p className="unseen" role="status">
        {choices.length > 0 && fill(texts.count, { n: n ?? '', most: most ?? '' })}
      </p>
    </section>
  )
}
