import { atom, type ReadableAtom } from 'nanostores'
import { useStore } from '#ui/use-store.ts'
import { useEffect, useRef } from 'react'
import type { Resource, ResourceView } from './resource.ts'

const nothing = atom<ResourceView<never>>({ state: 'loading', value: null })

/**
 * What a resource has come to, asked for while this is drawn: `useResource(asked('wayLinks', { lang, type }))`. It is loading while
 * a page is built, where nothing is to be asked for (null), and at first for another resource: the last one's value is never shown
 * for it. A resource that only this part has is made in `useMemo`.
 */
export const useResource = <Value>(resource: ReadableAtom<ResourceView<Value>> | null): ResourceView<Value> =>
  useStore<ResourceView<Value>>(resource ?? nothing, nothing.init)

/** Asks again when the version of what is asked for has changed; what was there stays meanwhile. */
export const useAgainFor = (
  resource: Pick<Resource<unknown>, 'again'> | null,
  version: number | null | undefined,
): void => {
  const last = useRef(version)
  useEffect(() => {
    if (last.current !== undefined && last.current !== version) resource?.again()
    last.current = version
  }, [resource, version])
}
