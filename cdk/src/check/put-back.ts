import { isDeepStrictEqual } from 'node:util'

/** Parts of a process that a test may replace. */
const replaceable = [
  ...['fetch', 'Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance', 'crypto'],
  ...['console', 'document', 'window', 'navigator', 'location', 'localStorage', 'sessionStorage', 'kupodexEarly'],
]

/** What libvips sets when it is loaded, once a process. */
const setByLibraries = ['VIPSHOME']

/** Values are compared as they are: a getter that warns where a storage has no file is not called. */
const valueOf = (name: string): unknown => {
  const found = Object.getOwnPropertyDescriptor(globalThis, name)
  return found?.get ?? (found?.value as unknown)
}

/** What tests of one process share: its settings, its folder, its clock and what everything can reach. */
export const shared = (): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => !setByLibraries.includes(name))
      .map(([name, value]) => [`process.env.${name}`, value]),
  ),
  'process.cwd()': process.cwd(),
  'process.exitCode': process.exitCode,
  'Math.random': Math.random,
  ...Object.fromEntries(replaceable.map((name) => [name, valueOf(name)])),
})

export const changedSince = (before: Readonly<Record<string, unknown>>): string[] => {
  const now = shared()
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => !isDeepStrictEqual(before[name], now[name]),
  )
}
