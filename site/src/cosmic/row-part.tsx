import type { RowPartProps } from '#collection/frame.ts'
import { isRoomy } from '#ui/is-roomy.ts'
import { useStore } from '#ui/use-store.ts'
import { live } from './load-live.ts'

/** What a mission asks for and pays, below its name; its place is kept until that is loaded, with all names. */
export const RowPart = (props: RowPartProps) => {
  const loaded = useStore(live)
  return (
    <small className="on-screen" style={{ minHeight: isRoomy() ? '2lh' : '4lh' }}>
      {loaded !== null && <loaded.NearLine {...props} />}
    </small>
  )
}
