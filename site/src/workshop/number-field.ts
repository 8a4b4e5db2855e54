import { fill } from '#texts/fill.ts'

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

interface NumberUse {
  range: NumberRange
  /** What is said of a number that is not used. */
  text: string
  /** Says why the number that is shown is not used; nothing where it is. */
  say: (problem: string) => void
  /** Takes each number that can be. */
  taken: (value: number) => void
}

/** Follows what is typed into a field. The function it returns shows a number, 0 as an empty field, unless the reader is typing there (spec: site §5). */
export const bindNumber = (
  field: HTMLInputElement,
  { range, text, say, taken }: NumberUse,
): ((value: number) => void) => {
  const mark = (isInvalid: boolean) => {
    field.setAttribute('aria-invalid', String(isInvalid))
    const values = { field: field.labels?.[0]?.textContent?.trim() ?? '' }
    say(isInvalid ? fill(text, { ...values, least: String(range.least), most: String(range.most) }) : '')
  }
  let [inUse, beforeTyping] = [0, 0]
  const take = (value: number) => {
    if (value !== inUse) taken(value)
  }
  field.addEventListener('input', () => {
    // A field of numbers has no text where something else was typed.
    const value = field.validity.badInput ? null : typedNumber(field.value, range)
    mark(value === null)
    // Nor is the beginning of a number used that is not.
    take(value ?? beforeTyping)
  })
  field.addEventListener('change', () => {
    beforeTyping = inUse
  })
  return (value) => {
    inUse = value
    if (document.activeElement === field) return
    beforeTyping = value
    field.value = value === 0 ? '' : String(value)
    mark(false)
  }
}
