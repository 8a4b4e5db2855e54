import { computed } from 'nanostores'
import { useCallback, useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { askedIfPublished } from '#ask/asked.ts'
import { useStore } from '#ui/use-store.ts'
import { type Named, type NamedKind, type Names, nameShard, shardsOf } from './names.ts'

/** The name of a thing: undefined where it has none, null until that is known. */
export type NameOf = (kind: NamedKind, id: number) => string | null | undefined

type Shards = Readonly<Record<string, Names | null>>

const none: Shards = {}

/** Fetches the names of what is shown in a language. A name that cannot be fetched stays unknown until it can. */
export const useNames = (language: Language, named: readonly Named[]): NameOf => {
  const wanted = JSON.stringify(shardsOf(named))
  const store = useMemo(() => {
    const shards = JSON.parse(wanted) as ReturnType<typeof shardsOf>
    const files = shards.map(({ kind, shard }) => askedIfPublished('characterNames', { lang: language, kind, shard }))
    // What is not published has no names.
    return computed(files, (...views): Shards =>
      Object.fromEntries(
        shards.map(({ kind, shard }, at) => {
          const view = views[at]
          return [`${kind}/${shard}`, view?.state === 'ready' ? (view.value ?? {}) : (view?.value ?? null)]
        }),
      ),
    )
  }, [language, wanted])
  const shards = useStore(store, none)
  return useCallback(
    (kind, id) => {
      const names = shards[`${kind}/${nameShard(id)}`] ?? null
      return names === null ? null : names[id]
    },
    [shards],
  )
}
