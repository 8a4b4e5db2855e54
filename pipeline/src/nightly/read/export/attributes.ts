/** A value as DynamoDB writes it in JSON: one key that says what it is. */
export type Attribute = Readonly<Record<string, unknown>>

const list = (value: unknown, each: (inner: never) => unknown) => (value as never[]).map(each)

/** The plain value of an attribute; binary ones come in base64. Throws for a kind that DynamoDB does not have. */
export const plainValue = (attribute: Attribute): unknown => {
  const [kind, value] = Object.entries(attribute)[0] ?? []
  switch (kind) {
    case 'S':
    case 'BOOL':
      return value
    case 'N':
      return Number(value)
    case 'B':
      return Uint8Array.from(Buffer.from(String(value), 'base64'))
    case 'NULL':
      return null
    case 'M':
      return plainItem(value as Record<string, Attribute>)
    case 'L':
      return list(value, plainValue)
    case 'SS':
      return new Set(value as string[])
    case 'NS':
      return new Set(list(value, Number))
    case 'BS':
      return new Set(list(value, (inner) => plainValue({ B: inner })))
    default:
      throw new TypeError(`DynamoDB has no attributes of the kind ${kind}`)
  }
}

/** An item with plain values. */
export const plainItem = (item: Readonly<Record<string, Attribute>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([name, attribute]) => [name, plainValue(attribute)]))
