import { publishedKey } from '@kupodex/data/contract'
import { canGoDeeper, namePrefix, nameWords, shortestPrefix } from '@kupodex/data/names'
import { column, textAt } from '../arrays/columns.ts'
import type { Fold } from '../fold/fold.ts'
import type { JsonWriter } from '../json/json-writer.ts'
import { sortStable } from '../rank/order.ts'
import type { NightFile, Stamper } from './stamp.ts'

/** Most characters in one file of the index. */
const longestList = 8000

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

/** The words of all names, by word, then id: rows of the fold and the words' keys. */
const wordsOf = ({ names }: Pick<Fold, 'names'>, byId: Uint32Array) => {
  const rows = column((length) => new Uint32Array(length))
  const keys = column((length) => new Uint32Array(length))
  for (const row of byId) {
    for (const word of nameWords(textAt(names, row))) {
      rows.push(row)
      keys.push(keyOf(namePrefix(word, digits)))
    }
  }
  const order = sortStable(
    Uint32Array.from(rows.data(), (_, at) => at),
    keys.data(),
  )
  return {
    rows: Uint32Array.from(order, (at) => rows.data()[at] as number),
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

const writeEntries = (writer: JsonWriter, { ids, names, worldIds }: Fold, rows: ReadonlySet<number>) => {
  let isFirst = true
  writer.raw('[')
  for (const row of rows) {
    writer.raw(isFirst ? '[' : ',[')
    isFirst = false
    writer.int(ids[row] as number)
    writer.char(comma)
    writer.text(names, row)
    writer.char(comma)
    writer.int(worldIds[row] as number)
    writer.raw(']')
  }
  writer.raw(']')
}

/** The files of the name index that have names, or longer prefixes; `byId` are the rows of the fold by ascending id. */
export function* nameFiles(fold: Fold, byId: Uint32Array, stamp: Stamper, most = longestList): Generator<NightFile> {
  const { rows, keys } = wordsOf(fold, byId)

  function* files(prefix: string, from: number, to: number): Generator<NightFile> {
    const parts = cut(keys, from, to, prefix.length)
    const isCut = prefix.length < shortestPrefix || (to - from > most && canGoDeeper(prefix))
    const next = isCut ? parts.filter(({ digit }) => digit > 0) : []
    const deeper = next.map((part) => ({ ...part, prefix: prefix + String.fromCharCode(a + part.digit - 1) }))
    const here = isCut
      ? parts[0]?.digit === 0
        ? rows.subarray(from, parts[0].to)
        : rows.subarray(0, 0)
      : rows.subarray(from, to)
    if (prefix.length >= shortestPrefix || here.length > 0) {
      const named = prefix.length < shortestPrefix ? [] : deeper.map((part) => part.prefix)
      yield stamp(publishedKey('names', { prefix }), (writer) => {
        writer.raw(`,"prefix":"${prefix}","deeper":${JSON.stringify(named)},"names":`)
        writeEntries(writer, fold, new Set(here))
      })
    }
    for (const part of deeper) yield* files(part.prefix, part.from, part.to)
  }
  for (const part of cut(keys, 0, keys.length, 0)) {
    yield* files(String.fromCharCode(a + part.digit - 1), part.from, part.to)
  }
}

const letters = Array.from({ length: base - 1 }, (_, at) => String.fromCharCode(a + at))

/** An empty file for each two letters whose file is not among `made`: readers ask for those first, and a name that nobody bears is no error. */
export function* emptyNameFiles(made: ReadonlySet<string>, stamp: Stamper): Generator<NightFile> {
  for (const prefix of letters.flatMap((first) => letters.map((second) => first + second))) {
    const key = publishedKey('names', { prefix })
    if (!made.has(key)) yield stamp(key, (writer) => writer.raw(`,"prefix":"${prefix}","deeper":[],"names":[]`))
  }
}
