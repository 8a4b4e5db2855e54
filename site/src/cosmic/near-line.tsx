import type { RowPartProps } from '#collection/frame.ts'
import { useSeen } from '#ui/use-seen.ts'
import { MissionLine } from './mission-line.tsx'

/**
 * What a mission asks for and pays, once its row comes near the window: to draw all of them at once would keep a phone busy for a
 * second.
 */
export const NearLine = (props: RowPartProps) => {
  const [ref, isNear] = useSeen()
  return isNear ? (
    <MissionLine {...props} />
  ) : (
    <small ref={ref}>
      {'\u00a0'}
      <br />
      {'\u00a0'}
    </small>
  )
}
