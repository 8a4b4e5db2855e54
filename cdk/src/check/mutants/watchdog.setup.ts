import { Worker } from 'node:worker_threads'

/** A fault may make a loop that never ends, which no timeout of a test can stop: this process then ends itself. */
const seconds = Number(process.env['KUPODEX_MUTANT_SECONDS'])
const source = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${seconds * 1000})`
if (seconds > 0) new Worker(source, { eval: true }).unref()
