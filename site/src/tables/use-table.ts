import type { Language, TableName } from '@kupodex/data/game'
import { useResource } from '#ask/use-resource.ts'
import { pageTables } from './page.ts'
import type { Form, RowOf, TableView } from './types.ts'

const [loading, failed] = [{ state: 'loading' }, { state: 'failed' }] as const

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
  const { state, value } = useResource(isWanted ? pageTables.tableOf({ language, name, form: form ?? 'lean' }) : null)
  return (value?.view ?? (state === 'failed' ? failed : loading)) as TableView<RowOf<Name, In>>
}
