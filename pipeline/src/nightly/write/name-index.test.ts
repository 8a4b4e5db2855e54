import type { NamesAnswer } from '@kupodex/data/contract'
import { nameWords } from '@kupodex/data/names'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textColumn } from '../arrays/columns.ts'
import type { Fold } from '../fold/fold.ts'
import { orderById } from '../rank/order.ts'
import { emptyNameFiles, nameFiles } from './name-index.ts'
import { type NightFile, stamper } from './stamp.ts'

const foldOf = (people: readonly { id: number; name: string }[]) => {
  const names = textColumn()
  for (const { name } of people) names.push(name)
  const ids = Float64Array.from(people, ({ id }) => id)
  return { ids, names: names.data(), worldIds: new Uint32Array(people.length) } as Partial<Fold> as Fold
}

const stamp = stamper({ deployTime: 1, now: 2, before: {} })

const read = (files: Iterable<NightFile>) =>
  new Map(Array.from(files, ({ key, bytes }) => [key, JSON.parse(new TextDecoder().decode(bytes)) as NamesAnswer]))

const indexOf = (people: readonly { id: number; name: string }[], most: number) => {
  const fold = foldOf(people)
  return read(nameFiles(fold, orderById(fold.ids), stamp, most))
}

/** Finds everybody one of whose words begins with `text`, as a reader of the index does: from two letters on, deeper and deeper. */
const find = (index: Map<string, NamesAnswer>, text: string): number[] => {
  const under = (prefix: string): NamesAnswer['names'] => {
    const file = index.get(`api/names/${prefix}.json`)
    if (!file) return []
    const goesOn = file.deeper.filter((each) => text.startsWith(each) || each.startsWith(text))
    return [...file.names, ...goesOn.flatMap(under)]
  }
  const found = under(text.slice(0, 2)).filter(([, name]) => nameWords(name).some((word) => word.startsWith(text)))
  return [...new Set(found.map(([id]) => id))].sort((a, b) => a - b)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', "'"), minLength: 1, maxLength: 8 })
const people = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 999 }), name: fc.tuple(word, word).map((words) => words.join(' ')) }),
  { selector: ({ id }) => id, maxLength: 30 },
)
const wanted = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 2, maxLength: 8 })

test('everybody is found by the beginning of a word, however small the files must be', () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 6 }), wanted, (all, most, text) => {
      const expected = all.filter(({ name }) => nameWords(name).some((each) => each.startsWith(text)))
      expect(find(indexOf(all, most), text)).toEqual(expected.map(({ id }) => id).sort((a, b) => a - b))
    }),
    { numRuns: 1000 },
  )
})

test('a file that would be too long is cut by the next letter', () => {
  const all = ['Kupo Nut', 'Kuro Nut', 'Ku Nut'].map((name, at) => ({ id: at + 1, name }))
  const index = indexOf(all, 2)
  expect(index.get('api/names/ku.json')).toMatchObject({ deeper: ['kup', 'kur'], names: [[3, 'Ku Nut', 0]] })
  expect(index.get('api/names/kup.json')).toMatchObject({ prefix: 'kup', deeper: [], names: [[1, 'Kupo Nut', 0]] })
  expect(index.get('api/names/nut.json')).toMatchObject({ deeper: [] })
})

test('the first two letters that nobody bears have a file too', () => {
  const made = indexOf([{ id: 1, name: "Kupo K'" }], 9)
  const empty = read(emptyNameFiles(new Set(made.keys()), stamp))
  expect([...made.keys()]).toEqual(['api/names/k.json', 'api/names/ku.json'])
  expect(empty.size).toBe(26 * 26 - 1)
  expect(empty.get('api/names/xq.json')).toEqual({
    deployTime: 1,
    generateTime: 2,
    prefix: 'xq',
    deeper: [],
    names: [],
  })
  expect(empty.has('api/names/ku.json')).toBe(false)
})
