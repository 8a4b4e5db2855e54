import { handler } from '@kupodex/lambdas/functions/sync'

/**
 * The function of the worker in a process of its own, by the settings of the environment: a run that begins no character after so many
 * milliseconds, as the last one before its schedule is switched off.
 */
const milliseconds = Number(process.argv[2])
await handler({}, { getRemainingTimeInMillis: () => 65_000 + milliseconds })
process.exit(0)
