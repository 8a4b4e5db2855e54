import type { Language } from '@kupodex/data/game'
import { Suspense } from 'react'
import { WithCharacter } from '#character/with-character.tsx'
import { useStore } from '#ui/use-store.ts'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { useResource } from '#ask/use-resource.ts'
import { useOwnWishes } from '#profile/use-own-wishes.ts'
import { Guard } from '#ui/guard.tsx'
import { ResetTimes } from '#next/reset-times.tsx'
import { Box } from '#ui/box.tsx'
import { CharactersBox } from './characters-box.tsx'
import styles from './desk.css?url'
import { FirstCharacter } from './first-character.tsx'
import { reader } from './reader.ts'
import { SkiesBox } from './skies-box.tsx'
import { deskTexts } from './texts.ts'

/** When the game's days and weeks begin anew. */
export const ResetsBox = ({ language }: { language: Language }) => (
  <Box icon="clock" title={deskTexts(language).resets} className="desk-short desk-resets">
    <ResetTimes language={language} />
  </Box>
)

/** Only who wants something sees it. */
const wishBox = laterPart(() => import('#profile/wish-box.tsx').then(({ WishBox }) => WishBox))

/** All that the reader wants, whatever is known of their characters: with the addresses of the first one, or of nobody's (id 0). */
const WishesBox = ({ language, id }: { language: Language; id: number }) => {
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

export interface DeskProps {
  language: Language
  images: string | null
}

/** The desk of a reader: their characters, what is new and next for the first of them, what they want, and what the game's clock brings. */
export const Desk = ({ language, images }: DeskProps) => {
  const { characters, isUser, hasTicks } = useStore(reader)
  // Who has neither an account nor a character has this desk for what they wished for or checked off as nobody.
  const isNobody = hasTicks || (!isUser && characters?.length === 0)
  return (
    <div className="desk-parts" aria-busy={characters === null}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="boxes">
        <CharactersBox {...{ language, characters, isUser, isNobody }} />
        <ResetsBox language={language} />
      </div>
      {characters?.length !== 0 && (
        <WithCharacter language={language}>
          {(character) => <FirstCharacter {...{ language, images, character }} />}
        </WithCharacter>
      )}
      {/* The names of what is wanted come last, and push nothing of the desk away. */}
      <div className="boxes">
        <SkiesBox language={language} />
        <WishesBox language={language} id={characters?.[0]?.id ?? 0} />
      </div>
    </div>
  )
}
