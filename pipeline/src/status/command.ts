import { withArguments } from '../command/arguments.ts'
import { onTargets } from '../command/targets.ts'
import { sentenceOf } from '../publish/failure.ts'
import { attentionOf } from './attention.ts'
import { linesOf } from './count-errors.ts'
import { type Known, readStatus, type Status } from './status.ts'
import { statusText } from './words.ts'

const usage = `npm run status [-- --json]

Says how the product is: the last nights, how old characters are by tier, what is due in the queue, dead letters, how the
Lodestone is, errors by code, and money. What is not known is said to be so.

  --json  the same as JSON

Exit code: 0 said, 1 something could not be read, 2 used wrongly.
`

/** What this command cannot ask for, because its rights would have to reach over the whole account. */
const onAws = {
  log: 'CloudWatch has the logs; each function has a log group, and alarms for its errors',
  money: 'the budget in the billing console of the account has it, and mails when it is exceeded',
} as const

const onThisMachine = {
  log: 'no log is named (KUPODEX_LOG)',
  money: 'nothing on this machine is paid by use',
} as const

/** Sources that a deployment is not asked for by design; all others should have answered. */
const optional: readonly (keyof Status)[] = ['errors', 'money']

const isUnread = (status: Status): boolean =>
  (Object.keys(status) as (keyof Status)[]).some((name) => {
    const source = status[name]
    return typeof source === 'object' && !source.known && !optional.includes(name)
  })

export const statusCommand = withArguments(
  { usage, options: { json: { type: 'boolean' } }, read: (asked) => asked },
  ({ json }, io) =>
    onTargets(io, async ({ store, bucket }, settings) => {
      const unasked = settings.AWS_ENDPOINT_URL_DYNAMODB === undefined ? onAws : onThisMachine
      const file = settings.KUPODEX_LOG
      const log: Known<() => AsyncIterable<string>> =
        file === undefined ? { known: false, why: unasked.log } : { known: true, value: () => linesOf(file) }
      const status = await readStatus({
        ...{ store, bucket, log, now: io.now },
        money: { known: false, why: unasked.money },
        sentenceOf: (error) => sentenceOf(error, settings) ?? String(error),
      })
      const attention = attentionOf(status)
      if (json) io.out(`${JSON.stringify({ ...status, attention }, null, 2)}\n`)
      else io.out(`${statusText(status)}${attention.map((sentence) => `\nLook: ${sentence}`).join('')}\n`)
      return isUnread(status) ? 1 : 0
    }),
)
