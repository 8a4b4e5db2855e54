import { benchOf, suites } from '@kupodex/pipeline/bench'
import { agendaSuite } from './agenda/suite.ts'
import { cardsSuite } from './cards/suite.ts'
import { functionsSuite } from './functions/suite.ts'
import { monthSuite } from './month/suite.ts'
import { siteSuite } from './site/suite.ts'
import { syncSuite } from './sync/suite.ts'

const bench = benchOf({
  ...suites,
  agenda: agendaSuite,
  cards: cardsSuite,
  functions: functionsSuite,
  month: monthSuite,
  site: siteSuite,
  sync: syncSuite,
})

process.exitCode = await bench(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  now: () => Date.now(),
})
