import { basename, join, resolve } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { inspect } from 'node:util'
import { createVitest, type Vite } from 'vitest/node'
import type { Mutant } from './plant.ts'
import type { Room } from './rooms.ts'

const watchdog = resolve(import.meta.dirname, 'watchdog.setup.ts')

/** Runs tests of rooms with one fault planted in what they load; the files themselves stay as they are. */
export interface Hunt {
  /** What the tests say of a fault: nothing where none of them finds it. A test that does not come to an end has found it. */
  find: (room: Room, mutant: Mutant | null) => Promise<string | null>
  close: () => Promise<void>
}

/** The projects of vitest.config.ts but for the one that brings up the product. */
const projectsWith = ({ test }: ViteUserConfig, plugin: Vite.Plugin) =>
  (test?.projects ?? [])
    .filter((project) => typeof project === 'object')
    .filter((project) => !('globalSetup' in ((project as { test?: object }).test ?? {})))
    .map((project) => ({ ...(project as object), plugins: [plugin] }))

/** Tests of the planted file first: they find most faults, and then the others need not run. */
const inTurn = ({ tests }: Room, mutant: Mutant | null): string[][] => {
  if (mutant === null) return [tests].filter(({ length }) => length > 0)
  const stem = basename(mutant.file).replace(/\.tsx?$/, '.test.')
  const own = tests.filter((test) => basename(test).startsWith(stem))
  return [own, tests.filter((test) => !own.includes(test))].filter(({ length }) => length > 0)
}

/** Brings vitest up once, so that a fault costs what its tests cost. */
export const startHunt = async (root: string): Promise<Hunt> => {
  let planted: Mutant | null = null
  const plugin = {
    name: 'planted-fault',
    enforce: 'pre' as const,
    load: (id: string) => (planted !== null && planted.file === id.split('?')[0] ? planted.text : null),
  }
  const { default: config } = (await import(join(root, 'vitest.config.ts'))) as { default: ViteUserConfig }
  const settings = { ...config.test, projects: projectsWith(config, plugin), onConsoleLog: () => false as const }
  // With the cache of earlier runs a planted file would not be read at all.
  const run = {
    run: true,
    watch: false,
    fsModuleCache: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [{}],
    teardownTimeout: 60_000,
  }
  const vitest = await createVitest('test', { root, config: false, ...run }, { test: settings })
  for (const project of vitest.projects) project.config.setupFiles = [watchdog, ...project.config.setupFiles]
  await vitest.standalone()

  const failureOf = async (room: Room, files: readonly string[]): Promise<string | null> => {
    const project = vitest.projects.find(({ name }) => name === room.package)
    if (project === undefined) throw new Error(`vitest.config.ts has no project ${room.package}`)
    // What earlier runs left is no answer of this one.
    vitest.state.filesMap.clear()
    vitest.state.clearErrors()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      files.map((file) => project.createSpecification(file)),
    )
    const failed = testModules.filter((module) => module.state() === 'failed')
    const tests = failed.flatMap((module) => [...module.children.allTests('failed')])
    const errors = [...failed.flatMap((module) => module.errors()), ...tests.flatMap((test) => test.result().errors)]
    if (failed.length === 0 && unhandledErrors.length === 0) return null
    return [
      ...failed.map((module) => module.moduleId),
      ...[...errors, ...unhandledErrors].map((error) => inspect(error)),
    ].join('\n')
  }

  const plant = (mutant: Mutant | null) => {
    const changed = [planted?.file, mutant?.file].filter((file) => file !== undefined)
    planted = mutant
    for (const file of changed) vitest.invalidateFile(file)
  }

  return {
    find: async (room, mutant) => {
      plant(mutant)
      for (const files of inTurn(room, mutant)) {
        const failure = await failureOf(room, files)
        if (failure !== null) return failure
      }
      return null
    },
    close: () => vitest.close(),
  }
}
