/** One part of a call's path: a literal word, or a parameter read by pattern or by words. */
export interface EdgeSegment {
  is?: string
  name?: string
  optional?: boolean
  pattern?: string
  words?: Record<string, string>
  otherwise?: string
}

/** A call as the edge knows it: answered by an object of the bucket, or by a function. */
export interface EdgeCall {
  segments: EdgeSegment[]
  /** Where it is not GET. */
  method?: string
  key?: string
  /** The set of the object, where it lies in two slots. */
  set?: string
  function?: string
}

/** All that routing needs, as plain data. */
export interface EdgeTable {
  /** Languages that have a path prefix. */
  languages: string[]
  /** Where a slot of a set lies: a path with `{set}` and `{slot}`, a slash at the end. */
  slot: string
  /** First words of paths that nobody may ask for. */
  hidden: string[]
  shells: { pattern: string; page: string }[]
  /** By the first word of lists: which word of their address is the scope. */
  scopeAt: Record<string, number>
  /** Addresses of pages that go on to another one; `$1` stands for the first group of the pattern. */
  moved: { pattern: string; to: string }[]
  calls: EdgeCall[]
}

/**
 * Where a request goes: an object of the bucket (with its set where it lies in the slot of one that is live), a function,
 * another address, or nowhere.
 */
export type Route =
  | { kind: 'object'; key: string; set?: string }
  | { kind: 'function'; name: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'none' }

const readSegment = (segment: EdgeSegment, word: string | undefined): string | null => {
  if (segment.is !== undefined) return word === segment.is ? word : null
  if (word === undefined) return segment.optional && segment.otherwise !== undefined ? segment.otherwise : null
  if (segment.words) {
    if (Object.prototype.hasOwnProperty.call(segment.words, word)) return segment.words[word] ?? null
    return segment.otherwise ?? null
  }
  return segment.pattern === undefined || new RegExp(segment.pattern).test(word) ? word : null
}

const routeCall = (call: EdgeCall, words: string[]): Route | null => {
  if (words.length > call.segments.length) return null
  let key = call.key ?? ''
  for (let at = 0; at < call.segments.length; at++) {
    const segment = call.segments[at]
    if (!segment) return null
    const value = readSegment(segment, words[at])
    if (value === null) return null
    if (segment.name) key = key.replace('{' + segment.name + '}', value)
  }
  if (call.function !== undefined) return { kind: 'function', name: call.function }
  return call.set === undefined ? { kind: 'object', key } : { kind: 'object', key, set: call.set }
}

/** A list's address as it is written: our own words in small letters, a scope with a capital. */
const spellList = (table: EdgeTable, rest: string): string => {
  const words = rest.split('/')
  const scopeAt = table.scopeAt[(words[0] ?? '').toLowerCase()]
  if (!scopeAt) return rest
  return words
    .map((word, at) => {
      const small = word.toLowerCase()
      if (at < scopeAt || (at === scopeAt && small === 'global')) return small
      return at === scopeAt && word === small ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
    })
    .join('/')
}

const isFor = (call: EdgeCall, method: string | undefined): boolean => {
  const asked = method === undefined || method === 'HEAD' ? 'GET' : method
  return (call.method === undefined ? 'GET' : call.method) === asked
}

const routePage = (table: EdgeTable, path: string): Route => {
  const words = path.split('/').filter((word) => word !== '')
  // No address of ours has any of these, and whoever decodes them behind us could find another object than we look for.
  if (words.some((word) => word === '..' || word === '.' || /[%\\]/.test(word))) return { kind: 'none' }
  if (table.hidden.indexOf(words[0] ?? '') >= 0) return { kind: 'none' }
  const language = table.languages.find((code) => code === words[0])
  const rest = (language === undefined ? words : words.slice(1)).join('/')
  const prefix = language === undefined ? '' : `${language}/`
  const last = words[words.length - 1] ?? ''
  if (last.includes('.')) return { kind: 'object', key: words.join('/') }
  const clean = words.length === 0 ? '/' : `/${words.join('/')}/`
  if (clean !== path) return { kind: 'redirect', to: clean }
  const spelt = spellList(table, rest)
  if (spelt !== rest) return { kind: 'redirect', to: `/${prefix}${spelt}/` }
  const moved = table.moved.find((each) => new RegExp(each.pattern).test(rest))
  if (moved) return { kind: 'redirect', to: `/${prefix}${rest.replace(new RegExp(moved.pattern), moved.to)}` }
  const shell = table.shells.find((each) => new RegExp(each.pattern).test(rest))
  if (shell) return { kind: 'object', key: `${prefix}${shell.page}/index.html` }
  return { kind: 'object', key: `${prefix}${rest === '' ? '' : `${rest}/`}index.html` }
}

/**
 * Decides where a path (no query) goes that is asked for by a method (GET where none is given). It runs at the edge, without schemas and on an older JavaScript (no `for ... of`,
 * no destructuring), so it knows only plain data; `route.test.ts` holds it to what the contract says.
 */
export const route = (table: EdgeTable, path: string, method?: string): Route => {
  const words = path.split('/').filter((word) => word !== '')
  if (words[0] !== 'api' || words.length === 1) return routePage(table, path)
  for (let at = 0; at < table.calls.length; at++) {
    const call = table.calls[at]
    const found = call && isFor(call, method) ? routeCall(call, words) : null
    if (found) return found
  }
  return { kind: 'none' }
}
