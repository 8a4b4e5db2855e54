import { laterPart } from '#ask/later-part.tsx'
import { Folded } from '#ui/folded.tsx'
import type { NeedsProps } from './needs-list.tsx'

const needsList = laterPart(() => import('./needs-list.tsx').then(({ NeedsList }) => NeedsList))

/** What missing relics take, behind one press. */
export const NeedsBox = ({ title, ...needs }: NeedsProps & { title: string }) => (
  <Folded className="relic-box small" title={title} ahead={needsList.ahead}>
    <needsList.Part {...needs} />
  </Folded>
)
