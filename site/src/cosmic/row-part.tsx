import type { RowPartProps } from '#collection/extras.ts'
import { useStore } from '#ui/use-store.ts'
import { live } from './later-parts.ts'

/** What a mission asks for and pays, below its name; its place is kept until that is loaded. */
export const RowPart = (props: RowPartProps) => {
  const loaded = useStore(live)
  return loaded === null ? (
    <small>
      {'\u00a0'}
      <br />
      {'\u00a0'}
    </small>
  ) : (
    <loaded.NearLine {...props} />
  )
}
