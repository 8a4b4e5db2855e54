import { useEffect, useState } from 'react'
import { type CharacterNames, namesPath } from './names.ts'

/** Names in a language, fetched once something is to be named; null until then, and where they can not be had. */
export const useNames = (language: string, wanted: boolean): CharacterNames | null => {
  const [names, setNames] = useState<CharacterNames | null>(null)
  useEffect(() => {
    if (!wanted) return
    fetch(namesPath(language))
      .then((response) => (response.ok ? (response.json() as Promise<CharacterNames>) : null))
      .then(setNames, () => {})
  }, [language, wanted])
  return names
}
