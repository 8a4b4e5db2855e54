import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { PageSearchField } from '@kupodex/data/game'
import type { titleSearch as make, SearchedTitle } from './title-search.ts'

/** From how many letters on titles are searched (spec: characters §2). */
const fewest = 2

/** The titles that a search finds, all for less than two letters; undefined while the search itself is loaded, which begins with the first letter. */
export const useTitleSearch = (
  titles: readonly SearchedTitle[],
  fields: readonly PageSearchField[],
  search: string,
  isHidden: (title: SearchedTitle) => boolean,
): ReadonlySet<SearchedTitle> | undefined => {
  const [titleSearch, setTitleSearch] = useState<{ make: typeof make } | null>(null)
  const text = useDeferredValue(search.trim())
  const isTyped = search !== ''
  useEffect(() => {
    if (isTyped) void import('./title-search.ts').then(({ titleSearch }) => setTitleSearch({ make: titleSearch }))
  }, [isTyped])
  const find = useMemo(() => titleSearch?.make(titles, fields), [titleSearch, titles, fields])
  return useMemo(
    () =>
      [...text].length < fewest ? new Set(titles) : find && new Set(find(text).filter((title) => !isHidden(title))),
    [text, titles, find, isHidden],
  )
}
