import { listPage } from '#collection/collection-page.tsx'
import { laterPart } from '#ask/later-part.tsx'
import type { AboveProps } from '#collection/frame.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { Folded } from '#ui/folded.tsx'
import { bozjaTexts } from './texts.ts'
import styles from './bozja.css?url'

/** The map and its scripts are heavy: whoever does not open it does not load them. */
const battleMap = laterPart(() => import('./battle-map.tsx').then(({ BattleMap }) => BattleMap), { styles })

const storage = safeStorage('localStorage')
const key = 'kupodex.bozja-map'

/** The map of the battles, folded away until it is opened; a browser remembers that. */
export const MapFold = ({ frame, things }: Pick<AboveProps, 'frame' | 'things'>) => {
  const { language, texts } = frame
  return (
    <Folded
      className="panel battles"
      title={bozjaTexts(language).map}
      isOpenAtFirst={storage.getItem(key) === 'open'}
      ahead={battleMap.ahead}
      onToggle={(isOpen) => storage.setItem(key, isOpen ? 'open' : 'closed')}
      loading={<p className="soft">{texts.tables.loading}</p>}
    >
      <battleMap.Part {...{ frame, things }} />
    </Folded>
  )
}

export const BozjaPage = listPage({
  above: MapFold,
  details: laterPart(() => import('./note-details.tsx').then(({ NoteDetails }) => NoteDetails), { styles }),
})
