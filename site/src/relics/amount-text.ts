import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import type { Amount, Need } from './costs.ts'
import { relicTexts } from './texts.ts'

export const amountText = ({ name, count }: Amount, language: Language): string =>
  fill(relicTexts(language).amount, { n: formatNumber(count, language), name })

/** What has to be brought or done, with what it costs where it is bought. */
export const needText = ({ name, isQuest, count, price }: Need, language: Language): string => {
  const texts = relicTexts(language)
  const text = amountText({ name: isQuest ? fill(texts.quest, { name }) : name, count }, language)
  return price === null ? text : fill(texts.price, { name: text, price: amountText(price, language) })
}
