import type { Language } from '@kupodex/data/game'
import { Suspense } from 'react'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { useResource } from '#ask/use-resource.ts'
import type { CharacterView } from '../character/character-store.ts'
import { isNobodys } from '../character/this-character.ts'
import { useView } from '../character/use-view.ts'
import { hasPrices } from '#market/has-prices.ts'
import { costTexts } from '#market/texts.ts'
import { Guard } from '../ui/guard.tsx'
import { HoleBox } from './hole-box.tsx'
import { More, type MoreWords } from './more.tsx'
import { profileTexts } from './texts.ts'

/** Only nobody's profile has them. */
const nobodysLists = laterPart(() => import('./nobodys-lists.tsx').then(({ NobodysLists }) => NobodysLists))

interface Props {
  language: Language
  images: string | null
}

const Holes = ({ language }: Pick<Props, 'language'>) => {
  const { next, gains, shelf, radar, facts, neighbours, card } = profileTexts(language)
  const cost = hasPrices() && { cost: costTexts(language) }
  const boxes = { next, gains, shelf, ...cost, radar, facts, near: neighbours, card }
  return (
    <div className="boxes more" aria-busy="true">
      {Object.entries(boxes).map(([part, { title }]) => (
        <HoleBox key={part} {...{ part, title }} />
      ))}
    </div>
  )
}

/** The lower part of a profile in one state of its character; where there is no character, its upper part says why. */
export const MoreIn = ({ shown, words, ...props }: Props & { shown: CharacterView; words: MoreWords | null }) => {
  switch (shown.state) {
    case 'loading':
      return <Holes language={props.language} />
    case 'ready':
    case 'updating':
      return words === null ? (
        <Holes language={props.language} />
      ) : (
        <More {...props} {...words} character={shown.character} />
      )
    default:
      return null
  }
}

/** The island of the lower part: it awakes when it is near, and its words, which a first screen does not need, come then. */
export const MorePage = (props: Props) => {
  const { language } = props
  const shown = useView()
  const file = asked('profileWords', { lang: language })
  const { state, value: words } = useResource(file)
  const isNobody = shown.state === 'none' && isNobodys()
  if (state === 'failed' && words === null && (isNobody || 'character' in shown))
    return <Failed language={language} again={file.again} />
  return (
    <Guard instead={null}>
      {isNobody ? (
        <Suspense>
          {words !== null && (
            <nobodysLists.Part text={profileTexts(language).radar} titles={words.pages} language={language} />
          )}
        </Suspense>
      ) : (
        <MoreIn {...props} shown={shown} words={words} />
      )}
    </Guard>
  )
}
