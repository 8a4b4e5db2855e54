import { useEffect } from 'react'
import { openName } from './open-name.ts'

/** Puts the name of what is open into the title of the document, for as long as this is shown; empty for none. */
export const useOpenName = (name: string): void =>
  useEffect(() => {
    openName.set(name)
    return () => openName.set('')
  }, [name])
