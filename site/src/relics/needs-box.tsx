import { laterPart } from '#ask/later-part.tsx'
import { Folded } from '#ui/folded.tsx'
import type { NeedsProps } from './needs-list.tsx'

const needsList = laterPart(() => import('./needs-list.tsx').then(({ NeedsList }) => NeedsList))

interface Props extends Omit<NeedsProps, 'series'> {
  title: string
  /** Null while they are loading: the box has its place before. */
  series: NeedsProps['series'] | null
}

/** What missing relics take, behind one press. */
export const NeedsBox = ({ title, series, ...needs }: Props) => (
  <Folded className="relic-box small" title={title} ahead={needsList.ahead}>
    {series && <needsList.Part {...needs} series={series} />}
  </Folded>
)
