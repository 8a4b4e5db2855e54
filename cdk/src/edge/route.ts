/** How a word of a path is read as a parameter: by pattern or by words, and what it means where it is missing or another. */
export interface EdgeParam {
  optional?: boolean
  pattern?: string
  words?: Record<string, string>
  otherwise?: string
}

/**
 * A call that an object of the bucket answers; those of functions have behaviours of their own (`behaviours.ts`) and never come
 * here. Its object has the key of its path, with what the parameters mean and `.json` at the end.
 */
export interface EdgeCall {
  /** The words of its path; a number is the place of a parameter in the table. */
  path: (string | number)[]
  /** The set of the object, if that is kept in two slots. */
  set?: string
}

/** All that routing needs, as plain data. */
export interface EdgeTable {
  /** Languages that have a path prefix. */
  languages: string[]
  /** Where a slot of a set lies: a path with `{set}` and `{slot}`, a slash at the end. */
  slot: string
  /** First words of paths that nobody may ask for. */
  hidden: string[]
  /** Addresses that share a prerendered page; `$1` in its path stands for the first group of the pattern. */
  shells: { pattern: string; page: string }[]
  /** By the first word of lists: which word of their address is the scope. */
  scopeAt: Record<string, number>
  /** Addresses of pages that go on to another one; `$1` stands for the first group of the pattern. */
  moved: { pattern: string; to: string }[]
  /** Keys of answers that are those of another one. */
  meant: { pattern: string; to: string }[]
  /** Every parameter once: the edge holds only so much code. */
  params: EdgeParam[]
  calls: EdgeCall[]
}

/** Where a request goes: an object of the bucket (with its set where it lies in the slot of one that is live), another address, or nowhere. */
export type Route = { kind: 'object'; key: string; set?: string } | { kind: 'redirect'; to: string } | { kind: 'none' }

const readParam = (param: EdgeParam | undefined, word: string | undefined): string | null => {
  if (!param) return null
  if (word === undefined) return param.optional && param.otherwise !== undefined ? param.otherwise : null
  if (param.words) {
    if (Object.prototype.hasOwnProperty.call(param.words, word)) return param.words[word] ?? null
    return param.otherwise ?? null
  }
  return param.pattern === undefined || new RegExp(param.pattern).test(word) ? word : null
}

const routeCall = (table: EdgeTable, call: EdgeCall, words: string[]): Route | null => {
  const path = call.path
  if (words.length > path.length) return null
  const values: string[] = []
  for (let at = 0; at < path.length; at++) {
    const part = path[at]
    const word = words[at]
    const value = typeof part === 'number' ? readParam(table.params[part], word) : word === part ? word : null
    if (value === null || value === undefined) return null
    values.push(value)
  }
  const key = table.meant.reduce(
    (known, each) => known.replace(new RegExp(each.pattern), each.to),
    values.join('/') + '.json',
  )
  return call.set === undefined ? { kind: 'object', key } : { kind: 'object', key, set: call.set }
}

/** The canonical address of a list: our own words in lower case, a scope with a capital. */
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

const isDots = (word: string): boolean => word === '.' || word === '..'

const routePage = (table: EdgeTable, path: string): Route => {
  const words = path.split('/').filter((word) => word !== '')
  // No address of ours has any of these, and a decoder behind the edge could find another object than the edge looks for.
  if (words.some((word) => isDots(word) || /[%\\]/.test(word))) return { kind: 'none' }
  if (table.hidden.indexOf(words[0] ?? '') >= 0) return { kind: 'none' }
  const language = table.languages.find((code) => code === words[0])
  const rest = (language === undefined ? words : words.slice(1)).join('/')
  const prefix = language === undefined ? '' : `${language}/`
  const last = words[words.length - 1] ?? ''
  const isFile = last.includes('.')
  // With another slash a file would come with the headers of another pattern than its own.
  const clean = words.length === 0 ? '/' : `/${words.join('/')}${isFile ? '' : '/'}`
  if (clean !== path) return { kind: 'redirect', to: clean }
  if (isFile) return { kind: 'object', key: words.join('/') }
  const spelt = spellList(table, rest)
  if (spelt !== rest) return { kind: 'redirect', to: `/${prefix}${spelt}/` }
  const moved = table.moved.find((each) => new RegExp(each.pattern).test(rest))
  if (moved) return { kind: 'redirect', to: `/${prefix}${rest.replace(new RegExp(moved.pattern), moved.to)}` }
  const shell = table.shells.find((each) => new RegExp(each.pattern).test(rest))
  if (shell)
    return { kind: 'object', key: `${prefix}${rest.replace(new RegExp(shell.pattern), shell.page)}/index.html` }
  return { kind: 'object', key: `${prefix}${rest === '' ? '' : `${rest}/`}index.html` }
}

/**
 * Decides where a path (no query) goes that no function's behaviour fits. It runs at the edge, without schemas and on an older
 * JavaScript (no `for ... of`, no destructuring), so it knows only plain data; `route.test.ts` holds it to what the contract says.
 */
export const route = (table: EdgeTable, path: string): Route => {
  const words = path.split('/').filter((word) => word !== '')
  if (words[0] !== 'api' || words.length === 1) return routePage(table, path)
  // With slashes too many the path of a function fits no behaviour; without them it may.
  if (path.includes('//'))
    return words.some(isDots) ? { kind: 'none' } : { kind: 'redirect', to: '/' + words.join('/') }
  for (let at = 0; at < table.calls.length; at++) {
    const call = table.calls[at]
    const found = call ? routeCall(table, call, words) : null
    if (found) return found
  }
  return { kind: 'none' }
}
