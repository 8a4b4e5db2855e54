/**
 * The version of the items that this release reads and writes. An item has its version in `v`; without it, the version is 1.
 * A new field with a default needs no new version: only a change that an older release would misread does.
 */
export const itemVersion = 1

export type Item = Record<string, unknown>

/** The condition of a write that must not touch an item of a later release, and the value it needs. */
export const notNewer = {
  condition: '(attribute_not_exists(v) OR v <= :version)',
  values: { ':version': itemVersion },
} as const

/** What a write needs to replace nothing but what was read: some of its attributes are as they were then. Null: there was no item, and is none. */
export const ifStill = (read: Item | null) => {
  if (read === null) return { ConditionExpression: 'attribute_not_exists(pk)' }
  const names = Object.keys(read)
  return {
    ConditionExpression: names.map((name) => `#${name} = :${name}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, read[name]])),
  }
}

/** Somebody's ownership of a character has ended while what they say of it was on its way; nothing was written. */
export class OwnershipEndedError extends Error {
  override name = 'OwnershipEndedError'
}

/**
 * The condition of a write in the name of somebody who owns a character since `since` (epoch ms), and the values it needs: nobody who
 * owned it then may have deleted what they said (`closed`: since when the last who did so had owned it).
 */
export const notEnded = (since: number | undefined): { conditions: string[]; values: Record<string, number> } =>
  since === undefined
    ? { conditions: [], values: {} }
    : { conditions: ['(attribute_not_exists(closed) OR closed < :since)'], values: { ':since': since } }

/** Throws an `OwnershipEndedError` for an item that whoever owns the character since `since` must not write any more. */
export const refuseEnded = (item: Item | null, since: number | undefined): void => {
  if (since !== undefined && typeof item?.closed === 'number' && item.closed >= since)
    throw new OwnershipEndedError(`What ${String(item.pk)} had until then was deleted by its owner.`)
}

/** An item was written by a later release, in a way that this one cannot read; it is left as it is. */
export class NewerItemError extends Error {
  override name = 'NewerItemError'
}

/** Whether an item was written by a later release, in a way that this one cannot read. */
export const isNewer = ({ v }: Item): boolean => typeof v === 'number' && v > itemVersion

/** Returns the item; throws a `NewerItemError` for one of a later release. */
export const readable = (item: Item): Item => {
  if (!isNewer(item)) return item
  const key = `${String(item.pk)} ${String(item.sk)}`
  throw new NewerItemError(
    `The item ${key} has version ${String(item.v)}; this release reads versions up to ${itemVersion}.`,
  )
}
