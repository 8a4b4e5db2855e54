import { defineConfig } from 'vitest/config'

const unit = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      ...['data', 'lambdas', 'pipeline', 'site', 'cdk'].map(unit),
      {
        // The whole product on this machine: people read, a night worked out, pages built, a real browser.
        test: {
          name: 'stack',
          root: './cdk',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/set-up.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
