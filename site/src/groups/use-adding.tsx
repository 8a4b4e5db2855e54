import { useState } from 'react'
import type { ChangeMembersAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { listed } from '#format/punctuation.ts'
import { counted, fill } from '#texts/fill.ts'
import { addMembers, byReason } from './members.ts'
import { groupEditTexts } from './texts.ts'
import { useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'

/** Somebody who may be added, as pages name characters. */
export interface Candidate {
  id: number
  name: string
  iconUrl: string
  /** Where they are at home; empty where that is not known. */
  place: string
}

/** Who of some characters was not added, in a line for each reason; `nameOf` says how one is called, where that is known. */
export const refusedLines = (
  language: Language,
  refused: ChangeMembersAnswer['refused'],
  nameOf: ReadonlyMap<number, string>,
): string[] => {
  const { refused: reasons } = groupEditTexts(language)
  const names = (ids: readonly number[]) => listed(language, ...ids.map((id) => nameOf.get(id) ?? String(id)))
  return byReason(refused).map(([why, ids]) => fill(reasons[why], { names: names(ids) }))
}

export const addedWords = (language: Language, count: number): string => {
  const texts = groupEditTexts(language)
  return count === 0 ? texts.notAdded : counted(texts.added, count, language)
}

export const useAdding = ({ language, group, take, ask }: EditFrame) => {
  const texts = groupEditTexts(language)
  const { said, isBusy, run, refuse } = useChange(language)
  const [refused, setRefused] = useState<readonly string[]>([])
  const isIn = new Set([...group.members.map(({ id }) => id), ...group.hiddenIds])
  /** Adds those who are not in the group yet; `nameOf` says how one is called, where that is known. */
  const add = async (ids: readonly number[], nameOf: ReadonlyMap<number, string> = new Map()) => {
    const missing = ids.filter((id) => !isIn.has(id))
    setRefused([])
    if (missing.length === 0) return refuse(texts.allIn)
    await run(
      () => addMembers(ask, group.slug, missing, take),
      (answer) => {
        setRefused(refusedLines(language, answer, nameOf))
        return addedWords(language, missing.length - answer.length)
      },
    )
  }
  return { isIn, isBusy, add, refuse, refused, said }
}

export type Adding = ReturnType<typeof useAdding>

/** Says how many were added, and who was not, by why. */
export const AddedLines = ({ adding: { said, refused } }: { adding: Pick<Adding, 'said' | 'refused'> }) => (
  <div className="added" role="status">
    <p className={said.isProblem ? 'problem small' : 'small'}>{said.text}</p>
    {refused.map((words) => (
      <p key={words} className="problem small">
        {words}
      </p>
    ))}
  </div>
)
