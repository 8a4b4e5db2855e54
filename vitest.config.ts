import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['data', 'lambdas', 'pipeline', 'site', 'cdk'].map((name) => ({
      test: {
        name,
        root: `./${name}`,
        include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
        testTimeout: 60_000,
        hookTimeout: 300_000,
      },
    })),
    pool: 'forks',
  },
})
