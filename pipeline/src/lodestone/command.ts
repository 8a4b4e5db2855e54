import { setTimeout as sleep } from 'node:timers/promises'
import { contactSetting, createLodestone, defaultBase, outcomeWords, type Pace } from '@kupodex/data/lodestone'
import { withArguments } from '../command/arguments.ts'
import { inOneLine } from '../command/io.ts'
import { type Checked, checkLodestone } from './check.ts'

const usage = `npm run lodestone -- --check [--id <id>]

Says whether the Lodestone answers this machine, and whether its pages are what the parsers know: at most five requests, two seconds
apart, which end where there is no use in asking on. It needs no deployment: only KUPODEX_CONTACT, an e-mail address or web address,
which is sent along.

  --id  the Lodestone id of a character that is public in every part; without it KUPODEX_CANARY, or the first that a search finds

Exit code: 0 it answers, and with pages that are known, 1 anything else (a sentence says what), 2 used wrongly.
`

/** Between two requests, ms: half as often as a deployment asks. */
const between = 2000

/** The pace of a few requests of one process; `wait` takes ms. */
const slowPace = (wait: (ms: number) => Promise<unknown>): Pace => {
  let isFirst = true
  return {
    turn: async () => {
      if (!isFirst) await wait(between)
      isFirst = false
    },
    holdOff: async () => undefined,
  }
}

const idPattern = /^[1-9]\d{0,14}$/

const options = { check: { type: 'boolean' }, id: { type: 'string' } } as const

const lineOf = ({ kind, reading, why }: Checked): string => {
  const words = reading === null ? 'not asked' : outcomeWords[reading.outcome]
  const status = reading?.status == null ? '' : ` (status ${reading.status})`
  return `${kind.padEnd(12)} ${words}${status}${why === '' ? '' : `: ${inOneLine(why)}`}\n`
}

/** Makes the command that asks the Lodestone whether it answers this machine; `wait` takes ms. */
export const makeLodestoneCommand = (wait: (ms: number) => Promise<unknown>) =>
  withArguments(
    {
      usage,
      options,
      read: ({ check, id }) => {
        if (!check) return '--check is missing.'
        return id === undefined || idPattern.test(id) ? { id } : `--id ${id} is no id of a character.`
      },
    },
    async (asked, io) => {
      const contact = contactSetting.safeParse(io.env.KUPODEX_CONTACT)
      if (!contact.success) {
        io.err(`KUPODEX_CONTACT ${contact.error.issues[0]?.message}.\n`)
        return 1
      }
      const { KUPODEX_LODESTONE: base = defaultBase, KUPODEX_CANARY: canary = 'none' } = io.env
      const id = asked.id ?? (idPattern.test(canary) ? canary : null)
      const lodestone = createLodestone({
        ...{ contact: contact.data, base, pace: slowPace(wait) },
        // What is asked for again here would be asked for once too often.
        limits: { tries: 1, firstWait: 0, longestWait: 0 },
      })
      const { pages, verdict, isWell } = await checkLodestone(lodestone, id === null ? null : Number(id))
      io.out(`${pages.map(lineOf).join('')}${verdict}\n`)
      return isWell ? 0 : 1
    },
  )

/** Asks the Lodestone, in real time, whether it answers this machine. */
export const lodestoneCommand = makeLodestoneCommand(sleep)
