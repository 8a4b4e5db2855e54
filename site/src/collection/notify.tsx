import type { Condition, Rates } from '@kupodex/data/eorzea'
import { type ListFrame, thingPath } from './frame.ts'
import { NotifyButton } from './notify-button.tsx'
import type { Thing } from './thing.ts'

interface Props {
  frame: ListFrame
  thing: Thing
  condition: Condition
  rates: Rates
  /** What the button says, what is said once it is pressed, and what the notice says, with `{time}` for when the period ends. */
  words: { button: string; on: string; until: string }
}

/** Offers a notice for when a thing that waits for a time or a weather can be had (see `NotifyButton`). */
export const Notify = ({ frame, thing, condition, rates, words }: Props) => {
  const { language, facts } = frame
  const id = `${facts.type} ${thing.id}`
  const notice = { id, language, title: thing.name, text: words.until, path: thingPath(frame, thing), condition, rates }
  return <NotifyButton notice={notice} words={words} />
}
