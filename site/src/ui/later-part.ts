import { type ComponentType, lazy } from 'react'

/**
 * A part of a page whose script comes only once it is drawn, or a little `ahead` of that, as when a reader points at what opens
 * it. Draw `Part` within a `Guard`, which says so where the script cannot be loaded, and change to it by a deferred value or a
 * transition: what was shown before then stays until it is there.
 */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => ({
  Part: lazy(async () => ({ default: await load() })),
  ahead: (): void => void load().catch(() => undefined),
})
