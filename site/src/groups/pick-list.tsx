import type { Language } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { QuietButton } from '#ui/busy-button.tsx'
import { Face } from '#ui/face.tsx'
import { groupEditTexts } from './texts.ts'
import type { Adding, Candidate } from './use-adding.tsx'

interface Props {
  language: Language
  title: string
  candidates: readonly Candidate[]
  adding: Adding
  /** Whether a button adds all of them. */
  withAll?: boolean
}

export const PickList = ({ language, title, candidates, adding, withAll = false }: Props) => {
  const texts = groupEditTexts(language)
  const { newCharacter } = commonTexts(language)
  const { isIn, isBusy, add } = adding
  const names = new Map(candidates.map(({ id, name }) => [id, name || newCharacter]))
  return (
    <>
      {withAll && candidates.length > 1 && (
        <p>
          <QuietButton isBusy={isBusy} onClick={() => void add([...names.keys()], names)}>
            {texts.addAll}
          </QuietButton>
        </p>
      )}
      <ul className="member-list picks" aria-label={title}>
        {candidates.map(({ id, iconUrl, place }) => (
          <li key={id}>
            <span className="member">
              <Face id={id} iconUrl={iconUrl} />
              <span>
                {names.get(id)} <small className="soft">{place}</small>
              </span>
            </span>
            <QuietButton
              isBusy={isBusy || isIn.has(id)}
              aria-label={isIn.has(id) ? undefined : fill(texts.addNamed, { name: names.get(id) ?? '' })}
              onClick={() => void add([id], names)}
            >
              {isIn.has(id) ? texts.isIn : texts.addOne}
            </QuietButton>
          </li>
        ))}
      </ul>
    </>
  )
}
