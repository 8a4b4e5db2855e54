import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { Command } from '../command/io.ts'
import { inOneLine } from '../command/in-one-line.ts'
import { reporter } from '../command/progress.ts'
import { settingsFor } from '../command/settings.ts'
import { openTargets } from '../command/targets.ts'
import { sentenceOf } from '../publish/failure.ts'
import { LockedError } from '../publish/index.ts'
import { type MarketOptions, openMarket } from './market.ts'
import { runPrices } from './run.ts'

const usage = `npm run prices

Asks Universalis what things that can be sold are offered for on the market boards of each data center, and publishes the lowest price
and the median. What it does not answer stays as it was. It needs KUPODEX_PRICES_ADDRESS, the address of the service
(https://universalis.app), and KUPODEX_CONTACT, an e-mail address or web address, which is sent along.

Exit code: 0 published, 1 nothing was answered, or something that is not understood, 2 used wrongly, 3 another run published meanwhile.
`

const priceSettings = z.object({
  KUPODEX_PRICES_ADDRESS: z.url({ protocol: /^https?$/, error: 'is not set to the address of the service' }),
  KUPODEX_CONTACT: z.string({ error: 'is not set' }).min(1, 'is empty'),
  /** Requests a second: a stand-in can be asked faster. */
  KUPODEX_PRICES_RATE: z.coerce.number('is not a number').positive('is not above 0').default(1),
})

const readArguments = (args: string[]): 'run' | 'help' | null => {
  try {
    const { values } = parseArgs({ args, options: { help: { type: 'boolean' } } })
    return values.help ? 'help' : 'run'
  } catch {
    return null
  }
}

/** Makes the command that asks for prices and publishes them; `world` is what it asks with in place of this machine's own. */
export const makePricesCommand =
  (world: Pick<MarketOptions, 'fetch' | 'clock' | 'random' | 'timeout'> = {}): Command =>
  async (args, io) => {
    const asked = readArguments([...args])
    if (asked !== 'run') {
      ;(asked === 'help' ? io.out : io.err)(usage)
      return asked === 'help' ? 0 : 2
    }
    const own = priceSettings.safeParse(io.env)
    if (!own.success) {
      for (const { path, message } of own.error.issues) io.err(`The setting ${path.join('.')} ${message}.\n`)
      return 1
    }
    const settings = settingsFor(io)
    if (settings === null) return 1
    const { KUPODEX_PRICES_ADDRESS: base, KUPODEX_CONTACT: contact, KUPODEX_PRICES_RATE: rate } = own.data
    const { bucket, close } = openTargets(settings)
    try {
      const { answered, isUnfit, complaints } = await runPrices({
        market: openMarket({ base, contact, rate, ...world }),
        ...{ bucket, now: io.now, reporter: reporter(io.out, io.now) },
      })
      for (const complaint of complaints) io.err(`${inOneLine(complaint)}\n`)
      if (answered === 0) io.err(`Nothing was published: ${base} answered nothing.\n`)
      return answered === 0 || isUnfit ? 1 : 0
    } catch (error) {
      if (error instanceof LockedError) {
        io.err(`${error.message}\n`)
        return 3
      }
      const sentence =
        error instanceof z.ZodError ? 'The prices published before are damaged.' : sentenceOf(error, settings)
      if (sentence === null) throw error
      io.err(`Nothing was published. ${sentence}\n`)
      return 1
    } finally {
      close()
    }
  }

/** `npm run prices`. */
export const pricesCommand = makePricesCommand()
