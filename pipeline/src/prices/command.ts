import * as z from 'zod'
import { withArguments } from '../command/arguments.ts'
import { inOneLine } from '../command/io.ts'
import { reporter } from '../command/progress.ts'
import { onTargets } from '../command/targets.ts'
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

/** What was published before cannot be read. */
class DamagedPricesError extends Error {}

/** Makes the command that asks for prices and publishes them; `world` is what it asks with in place of this machine's own. */
export const makePricesCommand = (world: Pick<MarketOptions, 'fetch' | 'clock' | 'random' | 'timeout'> = {}) =>
  withArguments({ usage, read: () => ({}) }, async (_, io) => {
    const own = priceSettings.safeParse(io.env)
    if (!own.success) {
      for (const { path, message } of own.error.issues) io.err(`The setting ${path.join('.')} ${message}.\n`)
      return 1
    }
    const { KUPODEX_PRICES_ADDRESS: base, KUPODEX_CONTACT: contact, KUPODEX_PRICES_RATE: rate } = own.data
    const market = openMarket({ base, contact, rate, ...world })
    return onTargets(
      io,
      async ({ bucket }) => {
        const deps = { market, bucket, now: io.now, reporter: reporter(io.out, io.now) }
        const { answered, isUnfit, complaints } = await runPrices(deps).catch((error: unknown) => {
          throw error instanceof z.ZodError ? new DamagedPricesError('The prices published before are damaged.') : error
        })
        for (const complaint of complaints) io.err(`${inOneLine(complaint)}\n`)
        if (answered === 0) io.err(`Nothing was published: ${base} answered nothing.\n`)
        return answered === 0 || isUnfit ? 1 : 0
      },
      { before: 'Nothing was published. ', worded: [DamagedPricesError] },
    )
  })

export const pricesCommand = makePricesCommand()
