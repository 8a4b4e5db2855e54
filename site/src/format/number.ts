import type { Language } from '@kupodex/data/game'

const memo = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key: Key): Value => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

const numbers = memo((language: Language) => new Intl.NumberFormat(language))

/** A whole number with the language's grouping. */
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value)

const percents = memo((key: string) => {
  const [language = 'en', digits = '1'] = key.split(':')
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  })
})

/** A share of 0 to 100 as the language writes it, with this many digits after the point. */
export const formatPercent = (value: number, digits: number, language: Language): string =>
  percents(`${language}:${digits}`).format(value / 100)
