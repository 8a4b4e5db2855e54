import { useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { soundOf } from './sound.ts'
import { rollTexts } from './texts/index.ts'
import styles from './sample.css?url'

interface Props {
  language: Language
  sounds: string
  id: number
}

/** Plays the sample of a roll. It is in the details, which show one roll at a time, so that no two play at once. */
export const Sample = ({ language, sounds, id }: Props) => {
  const texts = rollTexts[language]
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className="sample">
      <link rel="stylesheet" href={styles} precedence="default" />
      <p className="soft small">{texts.sample}</p>
      {hasFailed ? (
        <p role="status">{texts.failed}</p>
      ) : (
        <audio
          controls
          preload="none"
          src={soundOf(sounds, id)}
          aria-label={texts.sample}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}
