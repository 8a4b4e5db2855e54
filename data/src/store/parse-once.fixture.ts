/** What an expression of a request may refer to; names and values that it does are taken out of the unused ones. */
interface Context {
  attrNames?: Record<string, string>
  attrVals?: Record<string, object>
  unusedAttrNames: Record<string, true>
  unusedAttrVals: Record<string, true>
}

export interface Parser {
  parse: (text: string, options: { context: Context }) => unknown
}

/** Where a value of the request goes in what was parsed. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A copy of what was parsed, with some of its objects replaced. */
const copy = (parsed: unknown, replaced: (part: object) => object | undefined): unknown => {
  if (typeof parsed !== 'object' || parsed === null) return parsed
  const other = replaced(parsed)
  if (other) return other
  if (Array.isArray(parsed)) return parsed.map((part) => copy(part, replaced))
  const made = Object.create(null) as Record<string, unknown>
  for (const [key, part] of Object.entries(parsed)) made[key] = copy(part, replaced)
  return made
}

/** What an expression means may depend on values themselves, rather than on their types, where it has one of these. */
const looksAtValues = /between|attribute_type/i

/**
 * Lets a parser of the stand-in read each expression once, for all requests whose values are of the same types: the store has some dozens
 * of them, and asks each thousands of times.
 */
export const parseOnce = (parser: Parser): void => {
  const { parse } = parser
  const known = new Map<string, { parsed: unknown; names: string[]; values: string[] }>()
  parser.parse = (text, options) => {
    if (looksAtValues.test(text)) return parse(text, options)
    const { attrNames = {}, attrVals = {}, unusedAttrNames, unusedAttrVals } = options.context
    const types = Object.entries(attrVals).map(([name, value]) => [name, ...Object.keys(value)])
    const key = JSON.stringify([text, attrNames, types])
    const before = known.get(key)
    if (before) {
      for (const name of before.names) delete unusedAttrNames[name]
      for (const name of before.values) delete unusedAttrVals[name]
      return copy(before.parsed, (part) => (part instanceof Slot ? attrVals[part.name] : undefined))
    }
    const unused = { names: Object.keys(unusedAttrNames), values: Object.keys(unusedAttrVals) }
    const parsed = parse(text, options)
    const slots = new Map(Object.entries(attrVals).map(([name, value]) => [value, new Slot(name)]))
    known.set(key, {
      parsed: copy(parsed, (part) => slots.get(part)),
      names: unused.names.filter((name) => !(name in unusedAttrNames)),
      values: unused.values.filter((name) => !(name in unusedAttrVals)),
    })
    return parsed
  }
}
