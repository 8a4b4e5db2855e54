import { syncedParts } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'

const nothing = { count: 0, possible: 0, percent: 0 }

/** A character as pages need it: what the answer of another release lacks is not known in its place. Null for what is no character. */
export const wholeCharacter = <Answer extends CharacterAnswer>(answer: Partial<Answer> | null): Answer | null => {
  if (typeof answer?.name !== 'string') return null
  const whole = {
    ...{ metas: [], jobs: [], ranks: {}, ranksAt: null, achievementKinds: {} },
    ...answer,
    menu: { raids: nothing, moogletomes: nothing, shops: nothing, ...answer.menu },
    parts: { ...answer.parts },
  } as unknown as Answer
  for (const part of syncedParts) {
    if (answer[part] !== undefined && whole.parts[part] !== undefined) continue
    whole[part] ??= []
    whole.parts[part] = { state: 'unknown', asOf: null }
  }
  return whole
}
