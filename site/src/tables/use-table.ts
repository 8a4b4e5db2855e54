import { useEffect } from 'react'
import type { Language, TableName } from '@kupodex/data/game'
import { useStore } from '#ui/use-store.ts'
import { pageTables } from './page.ts'
import type { Form, RowOf, TableView } from './types.ts'

/**
 * A table in one language, in the form `lean` (default) or `full`; loaded while it is shown, and shared by all parts of a
 * page. It is `loading` while a page is built and until an island has awoken, and for as long as it is not wanted.
 */
export const useTable = <Name extends TableName, In extends Form = 'lean'>(
  language: Language,
  name: Name,
  form?: In,
  isWanted = true,
): TableView<RowOf<Name, In>> => {
  const key = { language, name, form: form ?? ('lean' as const) }
  const view = useStore(pageTables.viewOf(key))
  useEffect(
    () => (isWanted ? pageTables.show({ language, name, form: form ?? 'lean' }) : undefined),
    [language, name, form, isWanted],
  )
  return view as TableView<RowOf<Name, In>>
}
