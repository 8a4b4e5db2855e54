import { useCallback, useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { type Named, type NamedKind, type Names, nameShard, shardsOf } from './names.ts'

/** The name of a thing: undefined where it has none, null until that is known. */
export type NameOf = (kind: NamedKind, id: number) => string | null | undefined

/** Fetches the names of what is shown in a language. A name that cannot be fetched stays unknown. */
export const useNames = (language: Language, named: readonly Named[]): NameOf => {
  const [shards, setShards] = useState<Readonly<Record<string, Names>>>({})
  const wanted = JSON.stringify(shardsOf(named))
  useEffect(() => {
    let isWanted = true
    for (const { kind, shard } of JSON.parse(wanted) as ReturnType<typeof shardsOf>)
      void ask('characterNames', { lang: language, kind, shard }, { once: true }).then((outcome) => {
        const names = outcome.ok ? outcome.value : outcome.code === 'notPublished' ? {} : null
        if (isWanted && names !== null) setShards((known) => ({ ...known, [`${kind}/${shard}`]: names }))
      })
    return () => void (isWanted = false)
  }, [language, wanted])
  return useCallback(
    (kind, id) => {
      const names = shards[`${kind}/${nameShard(id)}`]
      return names === undefined ? null : names[id]
    },
    [shards],
  )
}
