import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashOf } from '#publish/index.ts'
import { type Candidate, iconNames, longestFile, mapName, type Read, type Source, tooLong } from './source.ts'

interface AskingOptions {
  /** Requests a second at most. */
  pace: number
  /** A folder of this run, in which answers are kept so that none is fetched twice. */
  folder: string
  /** How long an answer may take, ms. */
  timeout?: number
  /** How long to wait before the second try, ms; twice as long before each further one. */
  wait?: number
}

/** How often a request is made that finds the service busy or out of reach. */
const tries = 4

/** The longest that an answer may ask us to wait, ms. */
const longestWait = 60_000

/** An asset service could not be asked, or refuses; the message says where and why. */
export class AssetServiceError extends Error {
  override name = 'AssetServiceError'
}

/** What becomes of an answer: its bytes, that it should be asked again after so long (ms, null for as usual), or that it never helps. */
type Answer = Read | { kind: 'again'; after: number | null; why: string }

const askedToWait = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, longestWait) : null
}

/** Reads a body up to the longest length, whatever its headers say. */
const readBody = async (response: Response): Promise<Read> => {
  const declared = Number(response.headers.get('content-length') ?? 0)
  if (declared > longestFile) return { kind: 'huge', why: tooLong(declared) }
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longestFile) return { kind: 'huge', why: tooLong(length) }
    parts.push(part)
  }
  return { kind: 'bytes', bytes: Buffer.concat(parts) }
}

const askOnce = async (address: string, timeout: number): Promise<Answer> => {
  const leave = new AbortController()
  const signal = AbortSignal.any([AbortSignal.timeout(timeout), leave.signal])
  try {
    const response = await fetch(address, { signal, redirect: 'manual', headers: { accept: 'image/*, audio/ogg' } })
    if (response.ok) return await readBody(response)
    if (response.status === 404 || response.status === 410) return { kind: 'missing' }
    const why = `it answers ${response.status}`
    if (response.status === 429 || response.status >= 500) return { kind: 'again', after: askedToWait(response), why }
    throw new AssetServiceError(`${address} cannot be used: ${why}.`)
  } catch (error) {
    if (error instanceof AssetServiceError) throw error
    const { name, message, cause } = error as Error
    const why =
      name === 'TimeoutError'
        ? `no answer within ${timeout / 1000} s`
        : `${(cause as Error | undefined)?.message ?? message}`
    return { kind: 'again', after: null, why }
  } finally {
    leave.abort()
  }
}

/** A function that waits until the next request may be made. */
const pacer = (pace: number) => {
  const gap = 1000 / pace
  let next = 0
  return async (): Promise<void> => {
    const now = performance.now()
    const at = Math.max(now, next)
    next = at + gap
    if (at > now) await sleep(at - now)
  }
}

const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)

/** Words in braces that a template of addresses may have, and what it gives then. */
const kinds = { icon: '{icon}', map: '{map}', mapName: '{mapName}', roll: '{roll}' } as const

/** What is wrong with a template of addresses; null for nothing. */
export const templateComplaint = (template: string): string | null => {
  if (!Object.values(kinds).some((word) => template.includes(word)))
    return `${template} names nothing: it needs {icon}, {map}, {mapName} or {roll}`
  const unknown = [...template.matchAll(/\{(\w+)\}/g)].find(
    ([word, name = '']) => word !== '{folder}' && !Object.hasOwn(kinds, name),
  )
  if (unknown) return `${template} has ${unknown[0]}, which stands for nothing`
  return URL.canParse(filled(template, { icon: '0', folder: '0', map: 'a', mapName: 'a', roll: '0' }))
    ? null
    : `${template} is not a valid address`
}

/** Whether an origin of pictures is a template of addresses, and no folder. */
export const isTemplate = (from: string): boolean => /^https?:\/\//i.test(from)

/**
 * An asset service, by a template of its addresses: `{icon}` is an icon's six digits and `{folder}` those of its folder, `{map}` a
 * map's path and `{mapName}` the same without slashes, `{roll}` the id of an orchestrion roll. It is asked at a pace, again where it is
 * busy, and not for the same file twice; 404 means that it has none. No redirect is followed: it could lead to this
 * machine's own network. Throws an `AssetServiceError` where it refuses.
 */
export const addressSource = (
  template: string,
  { pace, folder, timeout = 20_000, wait = 1000 }: AskingOptions,
): Source => {
  const turn = pacer(pace)
  const ask = async (address: string): Promise<Read> => {
    let why = ''
    for (let tried = 0; tried < tries; tried++) {
      await turn()
      const answer = await askOnce(address, timeout)
      if (answer.kind !== 'again') return answer
      why = answer.why
      if (tried < tries - 1) await sleep(answer.after ?? wait * 2 ** tried)
    }
    throw new AssetServiceError(`${address} could not be fetched: ${why}.`)
  }
  const kept = new Map<string, string>()
  const read = async (address: string): Promise<Read> => {
    const before = kept.get(address)
    if (before !== undefined) return { kind: 'bytes', bytes: await readFile(before) }
    const answer = await ask(address)
    if (answer.kind !== 'bytes') return answer
    const path = join(folder, `fetched-${hashOf(Buffer.from(address))}`)
    await writeFile(path, answer.bytes)
    kept.set(address, path)
    return answer
  }
  const at = async (word: string, values: Readonly<Record<string, string>>): Promise<Candidate[]> => {
    if (!template.includes(word)) return []
    const address = filled(template, values)
    return [{ name: address, read: () => read(address) }]
  }
  return {
    icon: (iconId) => at(kinds.icon, iconNames(iconId)),
    map: async (path) => {
      const values = { map: path, mapName: mapName(path) }
      return template.includes(kinds.map) ? at(kinds.map, values) : at(kinds.mapName, values)
    },
    sound: (rollId) => at(kinds.roll, { roll: String(rollId) }),
  }
}
