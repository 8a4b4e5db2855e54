import { Suspense, useEffect } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import { useWho } from '#party/use-party.ts'
import { WithParty } from '#party/with-party.tsx'
import { pathOf } from '#paths/paths.ts'
import { Waiting } from '../ui/waiting.tsx'
import type { TonightFrame } from './frame.ts'

const tonight = laterPart(() => import('./tonight.tsx').then(({ Tonight }) => Tonight))

/** The island of the page: where to go with those whom the address names. */
export const TonightPage = (frame: TonightFrame) => {
  const { language } = frame
  const isNamed = useWho() != null
  // Its script comes while it is asked who they are.
  useEffect(() => {
    if (isNamed) tonight.ahead()
  }, [isNamed])
  return (
    <WithParty language={language} path={pathOf('tonight')} least={1}>
      {(party) => (
        <Suspense fallback={<Waiting language={language} />}>
          <tonight.Part {...{ frame, party }} />
        </Suspense>
      )}
    </WithParty>
  )
}
