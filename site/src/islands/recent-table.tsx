import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { recent } from '#stores/recent.ts'
import { FoundTable } from './found-table.tsx'

/** The characters that were opened last on this device; nothing where there are none. */
export const RecentTable = (props: Omit<ComponentProps<typeof FoundTable>, 'rows'>) => {
  const characters = useStore(recent)
  return characters.length === 0 ? null : (
    <FoundTable {...props} rows={characters.map(({ id, name, worldName }) => ({ id, name, place: worldName }))} />
  )
}
