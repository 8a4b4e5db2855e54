import { type Language, mainPatch } from '@kupodex/data/game'
import { noted } from '#format/punctuation.ts'
import type { MapPlace, PlaceKind } from '#maps/places.ts'
import { fill } from '#texts/fill.ts'
import type { Battle, NoteRow } from './battles.ts'
import type { BozjaTexts } from './texts.ts'

const placeKinds: Record<Battle['fateType'], PlaceKind> = {
  1: 'fate',
  2: 'engagement',
  3: 'duel',
  4: 'engagement',
}

interface Saying {
  language: Language
  text: BozjaTexts
}

/** A note by number and name, with whether the character has it where that is known. */
export const noteWords = ({ number, name, isOwned }: NoteRow, { language, text }: Saying): string => {
  const title = `${number}. ${name}`
  return isOwned === null ? title : noted(language, title, isOwned ? text.has : text.lacks)
}

const noteOf = ({ notes, after, fateType }: Battle, saying: Saying): string =>
  [
    saying.text.kinds[fateType],
    ...notes.map((note) => noteWords(note, saying)),
    ...(after === null ? [] : [fill(saying.text.after, { name: after.name })]),
  ].join(' · ')

/** Battles as places on a map; those whose place is not known are left out. */
export const placesOf = (battles: readonly Battle[], saying: Saying): MapPlace[] =>
  battles.flatMap((battle) => {
    const { id, name, x, y, fateType, overlay } = battle
    if (x === null || y === null) return []
    return [
      {
        ...{ id, x, y },
        kind: placeKinds[fateType],
        label: name,
        note: noteOf(battle, saying),
        mainPatch: mainPatch(battle.notes[0]?.patch),
        isDone: overlay === 'completed' || overlay === 'noDrops',
      },
    ]
  })
