import { hashOf } from './file.ts'
import type { Target } from './target.ts'

/** A target for tests: remembers files and the order of what was done; `failAt` throws at that operation. */
export const memoryTarget = (files = new Map<string, Uint8Array>()) => {
  const log: string[] = []
  const state = { failAt: Infinity }
  const step = (what: string) => {
    if (log.length >= state.failAt) throw new Error('power cut')
    log.push(what)
  }
  const readMarked: Target['readMarked'] = async (key) => {
    const bytes = files.get(key)
    return bytes ? { bytes, mark: hashOf(bytes) } : null
  }
  const target: Target = {
    read: async (key) => files.get(key) ?? null,
    readMarked,
    replace: async (key, body, _headers, mark) => {
      step(`write ${key}`)
      if (((await readMarked(key))?.mark ?? null) !== mark) return null
      files.set(key, body)
      return hashOf(body)
    },
    write: async (key, body) => {
      step(`write ${key}`)
      files.set(key, body)
    },
    copy: async (from, to) => {
      step(`copy ${to}`)
      const body = files.get(from)
      if (body) files.set(to, body)
      return body !== undefined
    },
    remove: async (keys) => {
      for (const key of keys) {
        step(`remove ${key}`)
        files.delete(key)
      }
    },
  }
  return { files, log, state, target }
}
