import { Suspense, useState } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import { Guard } from '#ui/guard.tsx'
import type { NeedsProps } from './needs-list.tsx'

const needsList = laterPart(() => import('./needs-list.tsx').then(({ NeedsList }) => NeedsList))

/** What missing relics take, behind one press. */
export const NeedsBox = ({ title, ...needs }: NeedsProps & { title: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="relic-box small"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerEnter={needsList.ahead}
    >
      <summary>{title}</summary>
      {isOpen && (
        <Guard instead={null}>
          <Suspense>
            <needsList.Part {...needs} />
          </Suspense>
        </Guard>
      )}
    </details>
  )
}
