import { useMemo } from 'react'
import type { Resource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'

/** What a file says: null while that is loading, `failed` until it can be had. */
export type FileView<Content extends object> = Content | 'failed' | null

/** What a file says, as `read` makes it from what is published, and a function that asks for it again. `read` has to stay the same. */
export const useFile = <Published, Content extends object>(
  file: Resource<Published>,
  read: (published: Published) => Content,
): [view: FileView<Content>, again: () => void] => {
  const { state, value } = useResource(file)
  const content = useMemo(() => (value === null ? null : read(value)), [value, read])
  return [content ?? (state === 'failed' ? 'failed' : null), file.again]
}
