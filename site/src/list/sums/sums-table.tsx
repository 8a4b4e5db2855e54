import { useLayoutEffect, useRef } from 'react'
import type { Language } from '@kupodex/data/game'
import { setHtml } from '#ui/set-html.ts'
import { type ShownSums, sumsHtml } from './sums-html.ts'

/** How what counts becomes all that there is; loaded once it is asked for. */
export const SumsTable = ({ language, ...shown }: { language: Language } & ShownSums) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current !== null) setHtml(place.current, sumsHtml(language, shown))
  })
  return <div ref={place} />
}
