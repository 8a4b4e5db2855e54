import { Suspense, useState } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { AboveProps, ListExtras } from '#collection/frame.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { laterPart } from '#ask/later-part.tsx'
import { bozjaTexts } from './texts.ts'
import styles from './bozja.css?url'

/** The map and its scripts are heavy: whoever does not open it does not load them. */
const battleMap = laterPart(() => import('./battle-map.tsx').then(({ BattleMap }) => BattleMap), { styles })

const storage = safeStorage('localStorage')
const key = 'kupodex.bozja-map'

/** The map of the battles, folded away until it is opened; a browser remembers that. */
const MapFold = (props: AboveProps) => {
  const { language, texts } = props.frame
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
      <summary>{bozjaTexts(language).map}</summary>
      {isOpen && (
        <Suspense fallback={<p className="soft">{texts.tables.loading}</p>}>
          <battleMap.Part {...props} />
        </Suspense>
      )}
    </details>
  )
}

const extras: ListExtras = {
  above: MapFold,
  details: laterPart(() => import('./note-details.tsx').then(({ NoteDetails }) => NoteDetails), { styles }),
}

/** The island of the Bozjan field notes: the notes, and a map of the battles that drop them. */
export const BozjaPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
