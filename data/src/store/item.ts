/**
 * The version of the items that this release reads and writes. An item has its version in `v`; without it, the version is 1.
 * A new field with a default needs no new version: only a change that an older release would misread does.
 */
export const itemVersion = 1

/** The condition of a write that must not touch an item of a later release, and the value it needs. */
export const notNewer = {
  condition: '(attribute_not_exists(v) OR v <= :version)',
  values: { ':version': itemVersion },
} as const

/** An item was written by a later release, in a way that this one cannot read; it is left as it is. */
export class NewerItemError extends Error {
  override name = 'NewerItemError'
}

/** Whether an item was written by a later release, in a way that this one cannot read. */
export const isNewer = ({ v }: Record<string, unknown>): boolean => typeof v === 'number' && v > itemVersion

/** Returns the item; throws a `NewerItemError` for one of a later release. */
export const readable = (item: Record<string, unknown>): Record<string, unknown> => {
  if (!isNewer(item)) return item
  const key = `${String(item.pk)} ${String(item.sk)}`
  throw new NewerItemError(
    `The item ${key} has version ${String(item.v)}; this release reads versions up to ${itemVersion}.`,
  )
}
