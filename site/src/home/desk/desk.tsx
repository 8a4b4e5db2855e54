import type { Language } from '@kupodex/data/game'
import { WithCharacter } from '#character/with-character.tsx'
import { useStore } from '#ui/use-store.ts'
import { CharactersBox } from './characters-box.tsx'
import styles from './desk.css?url'
import { FirstCharacter } from './first-character.tsx'
import { reader } from './reader.ts'
import { ResetsBox } from './resets-box.tsx'
import { SkiesBox } from './skies-box.tsx'
import { WishesBox } from './wishes-box.tsx'

/** What a desk is drawn with. */
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
