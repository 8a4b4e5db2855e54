import { defineConfig } from 'vitest/config'

interface Unit {
  env?: Record<string, string>
  setupFiles?: readonly string[]
  /** Whether its tests wait for processes of their own. */
  isWaiting?: boolean
}

const unit = (name: string, { env = {}, setupFiles = [], isWaiting = false }: Unit = {}) => ({
  test: {
    env,
    name,
    root: `./${name}`,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // Each process loads and compiles what a package imports, so that there are no more of them than have work on two cores.
    maxWorkers: isWaiting ? 3 : 2,
    // Vitest wants projects with other numbers of processes one after the other.
    sequence: { groupOrder: isWaiting ? 0 : 1 },
    // What files import is loaded once a process; each-file.fixture holds each to leaving the process as it was.
    isolate: false,
    setupFiles: ['../cdk/src/check/each-file.fixture.ts', ...setupFiles],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    // A failure says what it found, whole: what a tally repeats of it may be all that is left of a run.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      unit('data'),
      unit('lambdas'),
      unit('pipeline', { isWaiting: true }),
      unit('site', { setupFiles: ['src/ui/react-loaded.fixture.ts', 'src/ask/each-test.fixture.ts'] }),
      // CDK looks at the schemas of each template that it makes, for a second each time; templates.test looks at those that are deployed.
      unit('cdk', { env: { CDK_VALIDATION: 'false' }, isWaiting: true }),
      {
        // The whole product on this machine: people read, a night worked out, pages built, a real browser.
        test: {
          name: 'stack',
          root: './cdk',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/set-up.ts'],
          isolate: false,
          // As long as Playwright waits for an element: a busy machine draws a thousand rows in more than a second.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
