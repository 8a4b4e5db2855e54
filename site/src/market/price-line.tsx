import { useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { usePrices } from './use-prices.ts'
import { priceWords } from './words.ts'

interface Props {
  language: Language
  /** The data center of the character that is looked at; empty where it is nobody's. */
  dataCenter: string
  type: string
  id: number
}

/** What a thing is offered for; nothing until prices are there, and where there are none. */
export const PriceLine = ({ language, dataCenter, type, id }: Props) => {
  const known = usePrices(dataCenter, type)
  const [now] = useState(Date.now)
  return known && <div>{priceWords(known.prices.get(id) ?? null, known.dataCenter, now, language)}</div>
}
