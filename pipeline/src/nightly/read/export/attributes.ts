import type { AttributeValue } from '@aws-sdk/client-dynamodb'

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

export const plainItem = (item: Readonly<Record<string, Attribute>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([name, attribute]) => [name, plainValue(attribute)]))

/** An item as the client of DynamoDB has it. */
export type RawItem = Record<string, AttributeValue>

type Bytes = Uint8Array | string

/** Replaces the bytes in an attribute, which JSON cannot hold, by a text or the other way; all else stays as it is. */
const withBytes = (attribute: Attribute, replace: (bytes: Bytes) => Bytes): Attribute => {
  const [kind = '', value] = Object.entries(attribute)[0] ?? []
  switch (kind) {
    case 'B':
      return { B: replace(value as Bytes) }
    case 'BS':
      return { BS: (value as Bytes[]).map(replace) }
    case 'M':
      return { M: itemWithBytes(value as Record<string, Attribute>, replace) }
    case 'L':
      return { L: (value as Attribute[]).map((each) => withBytes(each, replace)) }
    default:
      return { [kind]: value }
  }
}

const itemWithBytes = (item: Readonly<Record<string, Attribute>>, replace: (bytes: Bytes) => Bytes) =>
  Object.fromEntries(Object.entries(item).map(([name, attribute]) => [name, withBytes(attribute, replace)]))

export const itemToJson = (item: RawItem): Record<string, Attribute> =>
  itemWithBytes(item as unknown as Record<string, Attribute>, (bytes) => Buffer.from(bytes).toString('base64'))

/** The item that stands in DynamoDB JSON, ready to be written as it was. */
export const itemFromJson = (item: Readonly<Record<string, Attribute>>): RawItem =>
  itemWithBytes(item, (text) => Uint8Array.from(Buffer.from(String(text), 'base64'))) as unknown as RawItem
