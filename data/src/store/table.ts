import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

/** The index that the sync worker reads: who is due, by priority. */
export const queueIndex = 'queue-due'

/** The index of characters by the beginning of their name; it omits characters that must not be found. */
export const nameIndex = 'name-start'

/** The same by the beginning of their last name. */
export const lastNameIndex = 'last-name-start'

/**
 * The one table as data: `CHAR#<id>` holds `CHAR_SETTINGS`, `PROFILE`, `OWN#<part>`, `MARK#<type>` and `TIME#...`. The sort keys are in
 * this order on purpose: everything up to `PROFILE` is a character without its timeline, in one query.
 */
export const tableDefinition = {
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
    { AttributeName: 'queue', AttributeType: 'S' },
    { AttributeName: 'due', AttributeType: 'N' },
    { AttributeName: 'nameStart', AttributeType: 'S' },
    { AttributeName: 'nameKey', AttributeType: 'S' },
    { AttributeName: 'lastStart', AttributeType: 'S' },
    { AttributeName: 'lastKey', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: queueIndex,
      KeySchema: [
        { AttributeName: 'queue', KeyType: 'HASH' },
        { AttributeName: 'due', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
    {
      IndexName: nameIndex,
      KeySchema: [
        { AttributeName: 'nameStart', KeyType: 'HASH' },
        { AttributeName: 'nameKey', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['nameCard'] },
    },
    {
      IndexName: lastNameIndex,
      KeySchema: [
        { AttributeName: 'lastStart', KeyType: 'HASH' },
        { AttributeName: 'lastKey', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['nameCard'] },
    },
  ],
  BillingMode: 'PAY_PER_REQUEST',
} as const satisfies Omit<CreateTableCommandInput, 'TableName'>

const characterPrefix = 'CHAR#'

export const characterKey = (id: number): string => `${characterPrefix}${id}`

export const idOfKey = (pk: string): number => Number(pk.slice(characterPrefix.length))

export const sortKeys = {
  profile: 'PROFILE',
  owned: 'OWN#',
  marks: 'MARK#',
  time: 'TIME#',
  // Its settings; `SETTINGS` would come after the profile.
  settings: 'CHAR_SETTINGS',
  character: characterPrefix,
}

/** The partition that says whose a character is: one of its own, because functions that anybody reaches write characters. */
export const ownerKey = (id: number): string => `OWNER#${id}`

export const userKey = (user: string): string => `USER#${user}`

/** The partition that says whose a token of a program is, by the token's hash: of its own, because functions of characters read it. */
export const tokenKey = (hash: string): string => `TOKEN#${hash}`

export const groupKey = (slug: string): string => `GROUP#${slug}`

/** The partition that says where to look for the groups of a character: of its own, because who writes groups must write no character. */
export const withinKey = (id: number): string => `WITHIN#${id}`
