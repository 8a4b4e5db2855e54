import type { CompanyNamesAnswer, NamesAnswer } from '@kupodex/data/contract'
import { companyWords, nameWords } from '@kupodex/data/names'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textColumn } from '../arrays/columns.ts'
import type { Fold } from '../fold/fold.ts'
import { orderById } from '../rank/order.ts'
import { characterNames, companyNames, emptyNameFiles, indexFiles } from './name-index.ts'
import { type NightFile, stamper } from './stamp.ts'

const foldOf = (people: readonly { id: number; name: string }[]) => {
  const names = textColumn()
  for (const { name } of people) names.push(name)
  const ids = Float64Array.from(people, ({ id }) => id)
  return { ids, names: names.data(), worldIds: new Uint32Array(people.length) } as Partial<Fold> as Fold
}

const stamp = stamper({ deployTime: 1, now: 2, before: {} })

const read = <Answer = NamesAnswer>(files: Iterable<NightFile>) =>
  new Map(Array.from(files, ({ key, bytes }) => [key, JSON.parse(new TextDecoder().decode(bytes)) as Answer]))

const indexOf = (people: readonly { id: number; name: string }[], most: number) => {
  const fold = foldOf(people)
  return read(indexFiles(characterNames(fold, orderById(fold.ids), most), stamp))
}

type Entry = readonly [id: number | string, name: string, ...rest: unknown[]]

/** Finds everybody one of whose words begins with `text`, as a reader of the index does: from two letters on, deeper and deeper. */
const find = (
  index: Map<string, { deeper: string[]; names: readonly Entry[] }>,
  text: string,
  { folder, wordsOf } = { folder: 'names', wordsOf: nameWords },
): number[] => {
  const under = (prefix: string): readonly Entry[] => {
    const file = index.get(`api/${folder}/${prefix}.json`)
    if (!file) return []
    const goesOn = file.deeper.filter((each) => text.startsWith(each) || each.startsWith(text))
    return [...file.names, ...goesOn.flatMap(under)]
  }
  const found = under(text.slice(0, 2)).filter(([, name]) => wordsOf(name).some((word) => word.startsWith(text)))
  return [...new Set(found.map(([id]) => Number(id)))].sort((a, b) => a - b)
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

const companyOf = ({ id, name }: { id: number; name: string }) => ({ id: String(id), name, worldId: 40, rows: [3, 5] })

test('every free company is found by the beginning of a word, however small the files must be', () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 6 }), wanted, (all, most, text) => {
      const ordered = all.toSorted((a, b) => a.id - b.id)
      const index = read<CompanyNamesAnswer>(indexFiles(companyNames(ordered.map(companyOf), most), stamp))
      const expected = ordered.filter(({ name }) => companyWords(name).some((each) => each.startsWith(text)))
      const found = find(index, text, { folder: 'company-names', wordsOf: companyWords })
      expect(found).toEqual(expected.map(({ id }) => id))
    }),
    { numRuns: 300 },
  )
})

test('a free company is listed with its world and members, and by a word that nearly all have where it has no other', () => {
  const companies = ['The Kupo "Order"', 'The'].map((name, at) => companyOf({ id: at + 1, name }))
  const index = read<CompanyNamesAnswer>(indexFiles(companyNames(companies), stamp))
  expect([...index.keys()]).toEqual(['ku', 'or', 'th'].map((prefix) => `api/company-names/${prefix}.json`))
  expect(index.get('api/company-names/or.json')?.names).toEqual([['1', 'The Kupo "Order"', 40, 2]])
  expect(index.get('api/company-names/th.json')?.names).toEqual([['2', 'The', 40, 2]])
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
  expect(empty.size).toBe(2 * 26 * 26 - 1)
  expect(empty.get('api/company-names/ku.json')).toMatchObject({ prefix: 'ku', names: [] })
  expect(empty.get('api/names/xq.json')).toEqual({
    deployTime: 1,
    generateTime: 2,
    prefix: 'xq',
    deeper: [],
    names: [],
  })
  expect(empty.has('api/names/ku.json')).toBe(false)
})
