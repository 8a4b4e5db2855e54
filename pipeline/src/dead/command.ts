import { type DeadLetter, openStore, type Store } from '@kupodex/data/store'
import { failed } from '../command/failed.ts'
import type { Command, CommandIo } from '../command/io.ts'
import { inOneLine } from '../command/in-one-line.ts'
import { settingsFor } from '../command/settings.ts'
import { connectAws } from '../command/targets.ts'

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

const run = async (store: Dead, asked: readonly number[] | 'all' | 'none', io: CommandIo): Promise<number> => {
  const letters = (await store.deadLetters()).sort((a, b) => b.at - a.at)
  if (asked === 'none') {
    list(letters, io)
    return 0
  }
  const parked = new Set(letters.map(({ id }) => id))
  const ids = asked === 'all' ? [...parked] : asked
  for (const id of ids.filter((each) => parked.has(each))) await putBack(store, id, io)
  const others = ids.filter((each) => !parked.has(each))
  for (const id of others) io.err(`${id} is not parked.\n`)
  if (asked === 'all' && ids.length === 0) list(letters, io)
  return others.length === 0 ? 0 : 1
}

const readArguments = (args: readonly string[]): readonly number[] | 'all' | 'none' | null => {
  if (args.length === 0) return 'none'
  if (args.length === 1 && args[0] === '--all') return 'all'
  return args.every((word) => /^[1-9][0-9]{0,14}$/.test(word)) ? [...new Set(args.map(Number))] : null
}

/** Lists parked characters, or puts some back in the queue. */
export const deadCommand: Command = async (args, io) => {
  const asked = readArguments(args)
  if (asked === null) {
    const isHelp = args[0] === '--help'
    ;(isHelp ? io.out : io.err)(usage)
    return isHelp ? 0 : 2
  }
  const settings = settingsFor(io)
  if (settings === null) return 1
  const { dynamodb, s3 } = connectAws(settings)
  try {
    return await run(openStore({ client: dynamodb, table: settings.KUPODEX_TABLE }), asked, io)
  } catch (error) {
    return failed(error, io, settings)
  } finally {
    dynamodb.destroy()
    s3.destroy()
  }
}
