import type { Language } from '@kupodex/data/game'
import { Suspense } from 'react'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { useResource } from '#ask/use-resource.ts'
import { useOwnWishes } from '#profile/use-own-wishes.ts'
import { Guard } from '#ui/guard.tsx'

/** Only who wants something sees it. */
const wishBox = laterPart(() => import('#profile/wish-box.tsx').then(({ WishBox }) => WishBox))

/** All that the reader wants, whatever is known of their characters: with the addresses of the first one, or of nobody's (id 0). */
export const WishesBox = ({ language, id }: { language: Language; id: number }) => {
  const { wishes, isKeptHere } = useOwnWishes(id)
  const wanted = wishes.filter(({ wish }) => wish === 'want')
  const file = wanted.length === 0 ? null : asked('profileWords', { lang: language })
  const { state, value: words } = useResource(file)
  if (words === null)
    return state === 'failed' && <Failed className="stack" language={language} again={() => file?.again()} />
  const { lists } = words
  const wants = wanted.filter(({ type }) => lists[type] !== undefined)
  return (
    wants.length > 0 && (
      <Guard instead={null}>
        <Suspense>
          <wishBox.Part {...{ language, id, wants, lists, isKeptHere }} />
        </Suspense>
      </Guard>
    )
  )
}
