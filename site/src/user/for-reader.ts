import { chosenCharacter } from '#recent/chosen.ts'
import { recent } from '#recent/recent.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { keptUser } from './kept-user.ts'
import { type ReaderCharacter, readerCharacters } from './reader-characters.ts'

/** A reader's characters, of whom there is one. */
export type ReaderCharacters = readonly [ReaderCharacter, ...ReaderCharacter[]]

/** Does something once for the characters of a reader, as soon as one was opened in this browser. */
export const forReader = (act: (characters: ReaderCharacters) => void): void => {
  const stop = recent.subscribe((opened) => {
    if (opened.length === 0) return
    const storage = safeStorage('localStorage')
    const [first, ...others] = readerCharacters(keptUser(storage), chosenCharacter(storage), opened)
    if (first === undefined) return
    queueMicrotask(() => stop())
    act([first, ...others])
  })
}
