import { publishedKey } from '@kupodex/data/contract'
import { canGoDeeper, companyWords, namePrefix, nameWords, shortestPrefix } from '@kupodex/data/names'
import { column, textAt, u32 } from '../arrays/columns.ts'
import type { Fold } from '../fold/fold.ts'
import type { JsonWriter } from '../json/json-writer.ts'
import type { FoldedCompany } from '../rank/companies.ts'
import { sortStable } from '../rank/order.ts'
import type { NightFile, Stamper } from './stamp.ts'

/** A word's first six letters as a number that sorts as they do: a digit of base 27 each, 0 after the end. */
const digits = 6
const base = 27
const unitOf = (letter: number) => base ** (digits - 1 - letter)
const a = 'a'.charCodeAt(0)

const keyOf = (word: string): number => {
  let key = 0
  for (let at = 0; at < digits; at++) key = key * base + (at < word.length ? word.charCodeAt(at) - a + 1 : 0)
  return key
}

export interface NameIndex {
  /** How many have a name. */
  count: number
  /** The words that lead to one, by its place in the order of ids. */
  wordsOf: (at: number) => readonly string[]
  write: (writer: JsonWriter, at: number) => void
  keyOf: (prefix: string) => string
  /** Most entries in one file. */
  longest: number
}

/** The words of all names, by word, then id: whose they are, and the words' keys. */
const wordsIn = ({ count, wordsOf }: NameIndex) => {
  const owners = column(u32)
  const keys = column(u32)
  for (let at = 0; at < count; at++) {
    for (const word of wordsOf(at)) {
      owners.push(at)
      keys.push(keyOf(namePrefix(word, digits)))
    }
  }
  const order = sortStable(
    Uint32Array.from(owners.data(), (_, at) => at),
    keys.data(),
  )
  return {
    owners: Uint32Array.from(order, (at) => owners.data()[at] as number),
    keys: Uint32Array.from(order, (at) => keys.data()[at] as number),
  }
}

/** Cuts a range of words by the letter number `letter`: where each letter's words begin and end. */
const cut = (keys: Uint32Array, from: number, to: number, letter: number) => {
  const unit = unitOf(letter)
  const parts: { digit: number; from: number; to: number }[] = []
  for (let at = from; at < to; at++) {
    const digit = Math.floor((keys[at] as number) / unit) % base
    const last = parts.at(-1)
    if (last?.digit === digit) last.to = at + 1
    else parts.push({ digit, from: at, to: at + 1 })
  }
  return parts
}

const comma = 44

const writeEntries = (writer: JsonWriter, { write }: NameIndex, owners: ReadonlySet<number>) => {
  let isFirst = true
  writer.raw('[')
  for (const at of owners) {
    if (!isFirst) writer.char(comma)
    isFirst = false
    write(writer, at)
  }
  writer.raw(']')
}

/** The files of an index that have names, or longer prefixes. */
export function* indexFiles(index: NameIndex, stamp: Stamper): Generator<NightFile> {
  const { owners, keys } = wordsIn(index)

  function* files(prefix: string, from: number, to: number): Generator<NightFile> {
    const parts = cut(keys, from, to, prefix.length)
    const isCut = prefix.length < shortestPrefix || (to - from > index.longest && canGoDeeper(prefix))
    const next = isCut ? parts.filter(({ digit }) => digit > 0) : []
    const deeper = next.map((part) => ({ ...part, prefix: prefix + String.fromCharCode(a + part.digit - 1) }))
    const here = isCut
      ? parts[0]?.digit === 0
        ? owners.subarray(from, parts[0].to)
        : owners.subarray(0, 0)
      : owners.subarray(from, to)
    if (prefix.length >= shortestPrefix || here.length > 0) {
      const named = prefix.length < shortestPrefix ? [] : deeper.map((part) => part.prefix)
      yield stamp(index.keyOf(prefix), (writer) => {
        writer.raw(`,"prefix":"${prefix}","deeper":${JSON.stringify(named)},"names":`)
        writeEntries(writer, index, new Set(here))
      })
    }
    for (const part of deeper) yield* files(part.prefix, part.from, part.to)
  }
  for (const part of cut(keys, 0, keys.length, 0)) {
    yield* files(String.fromCharCode(a + part.digit - 1), part.from, part.to)
  }
}

const characterKey = (prefix: string) => publishedKey('names', { prefix })

/** Most characters in one file of their index. */
const longestList = 8000

/** The index of characters; `byId` are the rows of the fold by ascending id. */
export const characterNames = ({ ids, names, worldIds }: Fold, byId: Uint32Array, longest = longestList): NameIndex => {
  return {
    count: byId.length,
    wordsOf: (at) => nameWords(textAt(names, byId[at] as number)),
    write: (writer, at) => {
      const row = byId[at] as number
      writer.raw('[')
      writer.int(ids[row] as number)
      writer.char(comma)
      writer.text(names, row)
      writer.char(comma)
      writer.int(worldIds[row] as number)
      writer.raw(']')
    },
    keyOf: characterKey,
    longest,
  }
}

const companyKey = (prefix: string) => publishedKey('companyNames', { prefix })

/** Most free companies in one file of their index: their ids have 19 digits, which compress to nine bytes. */
const longestCompanyList = 4000

/** The index of free companies, which come by id. */
export const companyNames = (companies: readonly FoldedCompany[], longest = longestCompanyList): NameIndex => ({
  count: companies.length,
  wordsOf: (at) => companyWords(companies[at]?.name ?? ''),
  write: (writer, at) => {
    const { id, name, worldId, rows } = companies[at] as FoldedCompany
    writer.raw(JSON.stringify([id, name, worldId, rows.length]))
  },
  keyOf: companyKey,
  longest,
})

const letters = Array.from({ length: base - 1 }, (_, at) => String.fromCharCode(a + at))

/** An empty file for each two letters whose file is not among `made`: readers ask for those first, and a name that nobody bears is no error. */
export function* emptyNameFiles(made: ReadonlySet<string>, stamp: Stamper): Generator<NightFile> {
  for (const prefix of letters.flatMap((first) => letters.map((second) => first + second))) {
    for (const key of [characterKey(prefix), companyKey(prefix)])
      if (!made.has(key)) yield stamp(key, (writer) => writer.raw(`,"prefix":"${prefix}","deeper":[],"names":[]`))
  }
}
