import { useEffect, useMemo, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { soundKey } from '@kupodex/data/contract'
import { Failed } from '#ask/failed.tsx'
import { createRetry } from '#ask/retry.ts'
import { publishedFiles } from '#images/index-file.ts'
import { rollTexts } from './texts.ts'

/** Where the sample of an orchestrion roll is: below the base address of the operator's sounds (spec: characters §7), or published (`''`). */
export const soundOf = (sounds: string, id: number): string =>
  sounds === '' ? `/${soundKey(id)}` : `${sounds}orchestrion/${id}.ogg`

interface Props {
  language: Language
  sounds: string
  id: number
}

/** Says which rolls have a sample: all below a base address, else those that are published (`sounds` is ''). */
export const publishedSamples = async (sounds: string): Promise<(id: number) => boolean> => {
  if (sounds !== '') return () => true
  const rolls = new Set(await publishedFiles('sound'))
  return (id) => rolls.has(id)
}

/** Plays the sample of a roll. It is in the details, which show one roll at a time, so that no two play at once. */
export const Sample = ({ language, sounds, id }: Props) => {
  const texts = rollTexts(language)
  const [hasFailed, setFailed] = useState(false)
  const retry = useMemo(() => createRetry(() => setFailed(false)), [])
  useEffect(() => retry.stop, [retry])
  return (
    <div>
      <p className="soft small">{texts.sample}</p>
      {hasFailed ? (
        <Failed className="stack" language={language} again={() => setFailed(false)} />
      ) : (
        <audio
          controls
          style={{ width: '100%' }}
          preload="none"
          src={soundOf(sounds, id)}
          aria-label={texts.sample}
          onError={() => {
            setFailed(true)
            retry.failed('offline')
          }}
        />
      )}
    </div>
  )
}
