import { useStore } from '#ui/use-store.ts'
import { recent, shownOf } from '#recent/recent.ts'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { FoundTable, type FoundTableProps } from './found-table.tsx'

/** The characters that were opened last on this device; nothing where there were none. */
export const RecentTable = (props: Omit<FoundTableProps, 'rows'>) => {
  const characters = useStore(recent)
  // The page was built without them: the first drawing must be as it was built.
  return !useIsAwake() || characters.length === 0 ? null : (
    <FoundTable
      {...props}
      rows={shownOf(characters).map(({ id, name, iconUrl, worldName }) => ({ id, name, iconUrl, place: worldName }))}
    />
  )
}
