import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'

/** A place with coordinates as the game's map shows them, as far as they are known. */
export const placeWords = (
  name: string | undefined,
  { displayX, displayY }: { displayX: number | null; displayY: number | null },
  language: Language,
): string => {
  const spot =
    displayX === null || displayY === null
      ? undefined
      : `X: ${formatNumber(displayX, language)}, Y: ${formatNumber(displayY, language)}`
  return [name, spot].filter((part) => part !== undefined).join(' · ')
}
