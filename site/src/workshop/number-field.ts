import { fill } from '#texts/fill.ts'

/** The whole numbers that a field takes. */
export interface NumberRange {
  least: number
  most: number
}

/** The number that was typed; 0 where nothing was, null where it is not in the range. */
export const typedNumber = (text: string, { least, most }: NumberRange): number | null => {
  if (text.trim() === '') return 0
  if (!/^\d{1,4}$/.test(text.trim())) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}

/**
 * Calls `taken` with each valid number that is typed into a field, and says what would be valid otherwise. The function that it returns shows a
 * number; 0 is shown as an empty field (spec: site §5).
 */
export const bindNumber = (
  field: HTMLInputElement,
  range: NumberRange,
  text: string,
  problem: HTMLElement | null,
  taken: (value: number) => void,
): ((value: number) => void) => {
  field.addEventListener('input', () => {
    // A field of numbers has no text where something else was typed.
    const value = field.validity.badInput ? null : typedNumber(field.value, range)
    field.setAttribute('aria-invalid', String(value === null))
    if (problem !== null) {
      const limits = { least: String(range.least), most: String(range.most) }
      problem.textContent =
        value === null ? `${field.labels?.[0]?.textContent?.trim() ?? ''}: ${fill(text, limits)}` : ''
    }
    if (value !== null) taken(value)
  })
  return (value) => {
    if (document.activeElement !== field) field.value = value === 0 ? '' : String(value)
  }
}
