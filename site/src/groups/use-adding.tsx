import { useState } from 'react'
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

/** How characters are added to a group, and what is said of that. */
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
        const names = (some: readonly number[]) => listed(language, ...some.map((id) => nameOf.get(id) ?? String(id)))
        setRefused(byReason(answer).map(([why, some]) => fill(texts.refused[why], { names: names(some) })))
        const count = missing.length - answer.length
        return count === 0 ? texts.notAdded : counted(texts.added, count, language)
      },
    )
  }
  return { isIn, isBusy, add, refuse, refused, said }
}

export type Adding = ReturnType<typeof useAdding>

/** Says how many were added, and who was not, by why. */
export const AddedLines = ({ adding: { said, refused } }: { adding: Adding }) => (
  <div className="added" role="status">
    <p className={said.isProblem ? 'problem small' : 'small'}>{said.text}</p>
    {refused.map((words) => (
      <p key={words} className="problem small">
        {words}
      </p>
    ))}
  </div>
)
