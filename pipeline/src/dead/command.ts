import type { DeadLetter, Store } from '@kupodex/data/store'
import { withArguments } from '../command/arguments.ts'
import { type CommandIo, inOneLine } from '../command/io.ts'
import { onTargets } from '../command/targets.ts'

const usage = `npm run dead [-- <id>... | --all]

Lists the characters that are parked because they could not be read ten times in a row, the newest first, with the reason.
With ids, or --all, puts those back in the queue with a clean record; each is read again soon.

Exit code: 0 done, 1 failed or some were not parked (a sentence says why), 2 used wrongly.
`

type Dead = Pick<Store, 'deadLetters' | 'putBack' | 'dropDeadLetter'>

const lineOf = ({ id, at, failures, reason }: DeadLetter): string =>
  `${String(id).padStart(10)}  ${new Date(at).toISOString()}  ${failures} failures  ${inOneLine(reason)}\n`

const list = (letters: readonly DeadLetter[], { out }: CommandIo): void => {
  out(letters.length === 0 ? 'No character is parked.\n' : letters.map(lineOf).join(''))
}

/** Puts a parked character back; one that was forgotten meanwhile has no place in the queue, and its note goes. */
const putBack = async (store: Dead, id: number, { out, now }: CommandIo): Promise<void> => {
  if (await store.putBack(id, now())) return out(`${id} is back in the queue.\n`)
  await store.dropDeadLetter(id)
  out(`${id} is not known any more; its note is removed.\n`)
}

interface Asked {
  /** Ids that are named; none for the list. */
  ids: readonly number[]
  all: boolean
}

const run = async (store: Dead, asked: Asked, io: CommandIo): Promise<number> => {
  const letters = (await store.deadLetters()).sort((a, b) => b.at - a.at)
  const parked = new Set(letters.map(({ id }) => id))
  const ids = asked.all ? [...parked] : asked.ids
  if (ids.length === 0) list(letters, io)
  for (const id of ids.filter((each) => parked.has(each))) await putBack(store, id, io)
  const others = ids.filter((each) => !parked.has(each))
  for (const id of others) io.err(`${id} is not parked.\n`)
  return others.length === 0 ? 0 : 1
}

export const deadCommand = withArguments(
  {
    usage,
    options: { all: { type: 'boolean', default: false } },
    takesWords: true,
    read: ({ all }, words): Asked | string => {
      if (all && words.length > 0) return '--all takes no ids.'
      const wrong = words.find((word) => !/^[1-9][0-9]{0,14}$/.test(word))
      return wrong === undefined ? { all, ids: [...new Set(words.map(Number))] } : `${wrong} is no id of a character.`
    },
  },
  (asked, io) => onTargets(io, ({ store }) => run(store, asked, io)),
)
