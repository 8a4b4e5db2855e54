import { Suspense, useState } from 'react'
import type { AboveProps } from '#collection/extras.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { Guard } from '#ui/guard.tsx'
import { laterPart } from '#ui/later-part.ts'

/** The map and its scripts are heavy: whoever does not open it does not load them. */
const battleMap = laterPart(() => import('./battle-map.tsx').then(({ BattleMap }) => BattleMap))

const storage = safeStorage('localStorage')
const key = 'kupodex.bozja-map'

/** The map of the battles, folded away until it is opened; a browser remembers that. */
export const MapFold = ({ title, ...props }: AboveProps & { title: string }) => {
  const { texts } = props.frame
  const [isOpen, setOpen] = useState(() => storage.getItem(key) === 'open')
  return (
    <details
      className="panel battles"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        storage.setItem(key, currentTarget.open ? 'open' : 'closed')
      }}
      onPointerEnter={battleMap.ahead}
      onFocus={battleMap.ahead}
    >
      <summary>{title}</summary>
      {isOpen && (
        <Guard instead={<p className="soft">{texts.tables.failed}</p>}>
          <Suspense fallback={<p className="soft">{texts.tables.loading}</p>}>
            <battleMap.Part {...props} />
          </Suspense>
        </Guard>
      )}
    </details>
  )
}
