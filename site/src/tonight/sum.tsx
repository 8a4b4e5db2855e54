import type { Place, RankedPlace } from '@kupodex/data/places'
import { formatNumber } from '#format/number.ts'
import { counted, fill } from '#texts/fill.ts'
import type { MemberCollector } from './collectors.ts'
import type { TonightFrame } from './frame.ts'
import { tonightPageTexts } from './texts.ts'

interface Props extends Pick<TonightFrame, 'language'> {
  ranked: RankedPlace<Place>
  collectors: readonly MemberCollector[]
}

/** How many things a place gives that somebody misses, and how many they are. */
export const Sum = ({ language, ranked: { things, missing, unknown }, collectors }: Props) => {
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
