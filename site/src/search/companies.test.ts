import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { findCompanies } from './companies.ts'

type Entry = [id: string, name: string, worldId: number, members: number]

const file = (prefix: string, names: Entry[], deeper: string[] = []) => ({ prefix, deeper, names })
const knights: Entry = ['9230000000000000001', 'The Knights of Kupo', 40, 100]
const knitters: Entry = ['9230000000000000002', 'Knitters', 41, 90]
const kupo: Entry = ['9230000000000000003', 'Café Kupo', 40, 20]

const web = {
  '/places.json': { 40: ['Aether', 'Jenova'] },
  '/api/company-names/kn/': file('kn', [], ['kni']),
  '/api/company-names/kni/': file('kni', [knights, knitters]),
  '/api/company-names/ku/': file('ku', [knights, kupo]),
  '/api/company-names/ca/': file('ca', [kupo]),
  '/api/company-names/th/': file('th', []),
}
const found = async (text: string, most = 9) =>
  (await findCompanies(webOf(web).ask, text, most)).map(({ name }) => name)

test.each([
  ['kni', ['Knitters', 'The Knights of Kupo']],
  ['the KNI', ['The Knights of Kupo']],
  ['kupo', ['The Knights of Kupo', 'Café Kupo']],
  ['cafe kup', ['Café Kupo']],
  ['CAFÉ', ['Café Kupo']],
  ['kupo knitting', []],
  ['knoll', []],
  ['the', []],
  ['ku', []],
  ['クポ', []],
  ['zz top', []],
])('%s', async (text, names) => expect(await found(text)).toEqual(names))

test('no more than wanted are found, each with its place where that is known', async () => {
  expect(await findCompanies(webOf(web).ask, 'kni', 1)).toEqual([
    { id: '9230000000000000002', name: 'Knitters', place: '', members: 90 },
  ])
  expect(await findCompanies(webOf(web).ask, 'knights', 1)).toMatchObject([{ place: 'Aether / Jenova', members: 100 }])
})

test('an index that cannot be read is no empty one', async () => {
  await expect(findCompanies(webOf({ ...web, '/api/company-names/kn/': 500 }).ask, 'kni', 1)).rejects.toThrow()
})

test('the index and the worlds are asked for once, however many letters follow', async () => {
  const { ask, asked } = webOf(web)
  await findCompanies(ask, 'kni', 1)
  const first = asked.toSorted()
  expect(first).toEqual(['/api/company-names/kn/', '/api/company-names/kni/', '/places.json'])
  await findCompanies(ask, 'knig', 1)
  expect(asked.toSorted()).toEqual(first)
})

test('without the worlds companies are found, with no place', async () => {
  const { '/places.json': _, ...rest } = web
  expect(await findCompanies(webOf(rest).ask, 'knights', 1)).toMatchObject([{ place: '', members: 100 }])
})
