import { useEffect } from 'react'
import type { Language } from '@kupodex/data/game'
import { sumUp } from '@kupodex/data/rules'
import { keepProgress } from '#character/anonymous-progress.ts'
import { KeptHere } from './kept-here.tsx'
import type { Thing } from './thing.ts'

interface Props {
  language: Language
  type: string
  things: readonly Thing[]
}

/** Says where ticks without a character are kept, and keeps how many they are for the menu. */
export const AnonymousNote = ({ language, type, things }: Props) => {
  const { count, possible } = sumUp(things)
  useEffect(() => keepProgress(type, count, possible), [type, count, possible])
  return <KeptHere language={language} />
}
