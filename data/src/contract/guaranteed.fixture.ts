import type { FieldPath } from './guaranteed.ts'

/** All values that an answer has at a path; what it lacks is left out. */
export const valuesAt = (answer: unknown, path: FieldPath): unknown[] => {
  let values: unknown[] = [answer]
  for (const step of path.split('.')) {
    const name = step.replace('[]', '')
    const inner = values.flatMap((value) => {
      const record = value as Record<string, unknown>
      return name === '*' ? Object.values(record) : Object.hasOwn(record, name) ? [record[name]] : []
    })
    values = step.endsWith('[]') ? inner.flat() : inner
  }
  return values
}

/** The type of a value in JSON. */
export const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value)
