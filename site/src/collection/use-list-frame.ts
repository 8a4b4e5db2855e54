import { useMemo, useState } from 'react'
import type { ListFrame, ListTicking } from './frame.ts'
import type { ListProps } from './list-props.ts'
import { greatestTally } from './tally.ts'
import type { Thing } from './thing.ts'
import type { ShownThings } from './use-shown.ts'

const useTicking = (marks: ListProps['marks']): ListTicking | null => {
  const { set, texts, parts } = marks ?? {}
  const [isTicking, setTicking] = useState(false)
  return useMemo(
    () =>
      set === undefined || texts === undefined || parts === undefined
        ? null
        : { texts, parts, set: (ids, isOwned) => void set(ids, isOwned), isTicking, setTicking },
    [set, texts, parts, isTicking],
  )
}

/** What all parts of a list are drawn with; the same value until something of it changes. */
export const useListFrame = (
  props: ListProps,
  { notes, forReader }: Pick<ShownThings, 'notes' | 'forReader'>,
  isVeiled: (thing: Thing) => boolean,
  isTheirs: boolean,
): ListFrame => {
  const { language, texts, facts, extras, images, isPictured, proofNames, tallies } = props
  const { character, owned, groups, rarity, marks } = props
  const signs = isTheirs ? (forReader?.signs ?? null) : null
  const characterId = character.id
  const isKnown = owned.state === 'ready'
  const { nobody, notRead } = texts.own
  const unread = characterId === 0 ? nobody : notRead
  const unknown = owned.state === 'unread' ? unread : texts.list.private
  const mark = useTicking(marks)
  const tally = useMemo(() => greatestTally(tallies, character.achievements), [tallies, character.achievements])
  const groupNames = useMemo(() => new Map(groups.map(({ slug, name }) => [slug, name])), [groups])
  return useMemo(
    () => ({
      ...{ language, texts, facts, extras, images, isPictured, proofNames, tally, characterId, groupNames, rarity },
      ...{ isTheirs, signs, isKnown, unknown, notes, isVeiled, mark },
    }),
    [
      language,
      texts,
      facts,
      extras,
      images,
      isPictured,
      proofNames,
      tally,
      characterId,
      groupNames,
      rarity,
      isTheirs,
      signs,
      isKnown,
      unknown,
      notes,
      isVeiled,
      mark,
    ],
  )
}
