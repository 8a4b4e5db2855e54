import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import type { CharacterView } from '../character/character-store.ts'
import { useView } from '../character/use-view.ts'
import { Guard } from '../ui/guard.tsx'
import { type Hole, HoleBox } from './hole-box.tsx'
import { More, type MoreWords } from './more.tsx'

interface Props {
  language: Language
  holes: readonly Hole[]
  images: string | null
}

const Holes = ({ holes }: Pick<Props, 'holes'>) => (
  <div className="boxes more" aria-busy="true">
    {holes.map((hole) => (
      <HoleBox key={hole.part} {...hole} />
    ))}
  </div>
)

/** The lower part of a profile in one state of its character; where there is no character, its upper part says why. */
export const MoreIn = ({ shown, words, ...props }: Props & { shown: CharacterView; words: MoreWords | null }) => {
  switch (shown.state) {
    case 'loading':
      return <Holes {...props} />
    case 'ready':
    case 'updating':
      return words === null ? <Holes {...props} /> : <More {...props} {...words} character={shown.character} />
    default:
      return null
  }
}

/** The words of the lower part; null while they are being fetched, `failed` where they cannot be. */
const useWords = (language: Language): MoreWords | null | 'failed' => {
  const [words, setWords] = useState<MoreWords | null | 'failed'>(null)
  useEffect(() => {
    void ask('profileWords', { lang: language }, { once: true }).then((outcome) =>
      setWords(outcome.ok ? outcome.value : 'failed'),
    )
  }, [language])
  return words
}

/** The island of the lower part: it awakes when it is near, and its words, which a first screen does not need, come then. */
export const MorePage = (props: Props) => {
  const shown = useView()
  const words = useWords(props.language)
  if (words === 'failed') return null
  return (
    <Guard instead={null}>
      <MoreIn {...props} shown={shown} words={words} />
    </Guard>
  )
}
