import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import type { Sums } from './groups.ts'
import type { AchievementTexts } from './texts.ts'

const parts = ['points', 'count', 'titles', 'items'] as const

interface Props {
  language: Language
  texts: AchievementTexts['sums']
  sums: Sums
  isKnown: boolean
}

/** `5 of 20 points`, `1 of 3 achievements` of what counts, or of what does not; parts that there are none of are left out, and `–` is what is not known. */
const sumWords = ({ language, texts, sums, isKnown }: Props, variant: '' | 'Unobtainable'): string[] => {
  const n = (value: number) => formatNumber(value, language)
  return parts.flatMap((part) => {
    const possible = sums[`${part}Possible${variant}` as const]
    return possible === 0
      ? []
      : [fill(texts[part], { n: isKnown ? n(sums[`${part}${variant}` as const]) : '–', possible: n(possible) })]
  })
}

const Words = ({ words }: { words: readonly string[] }) => words.map((word) => <span key={word}>{word}</span>)

export const SumLines = (props: Props) => {
  const [counted, others] = [sumWords(props, ''), sumWords(props, 'Unobtainable')]
  const { points, pointsPossible } = props.sums
  return (
    <>
      {props.isKnown && pointsPossible > 0 && (
        <progress className="bar" value={points} max={pointsPossible} aria-hidden="true" />
      )}
      {counted.length > 0 && (
        <p className="sums small">
          <Words words={counted} />
        </p>
      )}
      {others.length > 0 && (
        <p className="sums small soft">
          <b>{props.texts.others}</b>
          <Words words={others} />
        </p>
      )}
    </>
  )
}
