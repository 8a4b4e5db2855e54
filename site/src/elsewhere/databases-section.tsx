import { useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { sentences } from '#format/punctuation.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { useIsAwake } from '#ui/use-is-awake.ts'
import { chooseDatabase, chosenDatabases } from './chosen-databases.ts'
import { type DatabaseWord, databases, databaseWords } from './databases.ts'
import { databasesTexts } from './texts.ts'

const storage = safeStorage('localStorage')

/** Where a reader chooses which databases of the game details lead to. */
export const DatabasesSection = ({ language }: { language: Language }) => {
  const texts = databasesTexts(language)
  const isAwake = useIsAwake()
  const [changed, setChanged] = useState<DatabaseWord[]>()
  const chosen = changed ?? (isAwake ? chosenDatabases(storage, language) : [])
  const choose = (word: DatabaseWord, isWanted: boolean) => {
    chooseDatabase(storage, language, word, isWanted)
    setChanged(chosenDatabases(storage, language))
  }
  return (
    <section className="panel pad stack">
      <h2>{texts.title}</h2>
      <p className="soft small">{sentences(language, texts.note, texts.wikis)}</p>
      {databaseWords.map((word) => (
        <label key={word} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(word)}
            onChange={({ target }) => choose(word, target.checked)}
          />{' '}
          {databases[word].name}
        </label>
      ))}
    </section>
  )
}
