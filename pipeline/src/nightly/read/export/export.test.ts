import { describe, expect, test } from 'vitest'
import { itemFromJson, itemToJson, plainItem, plainValue } from './attributes.ts'
import { readExport } from './manifest.ts'

describe('plainValue', () => {
  test.each([
    [{ S: 'Kupo' }, 'Kupo'],
    [{ N: '12.5' }, 12.5],
    [{ BOOL: false }, false],
    [{ NULL: true }, null],
    [{ B: 'AAH/' }, Uint8Array.of(0, 1, 255)],
    [{ L: [{ N: '1' }, { S: '' }] }, [1, '']],
    [{ M: { a: { M: { b: { N: '-3' } } } } }, { a: { b: -3 } }],
    [{ SS: ['a'] }, new Set(['a'])],
    [{ NS: ['4', '5'] }, new Set([4, 5])],
    [{ BS: ['AA=='] }, new Set([Uint8Array.of(0)])],
  ])('%j', (attribute, value) => {
    expect(plainValue(attribute)).toEqual(value)
  })

  test('refuses what DynamoDB does not have', () => {
    expect(() => plainItem({ a: { X: 1 } })).toThrow('DynamoDB has no attributes of the kind X')
  })
})

test('an item comes back from JSON as it was, in every kind of attribute', () => {
  const bytes = Uint8Array.of(0, 1, 255)
  const item = {
    ...{ s: { S: 'Kupo' }, n: { N: '12345678901234567890' }, yes: { BOOL: true }, no: { NULL: true as const } },
    ...{ b: { B: bytes }, ss: { SS: ['a'] }, ns: { NS: ['4'] }, bs: { BS: [bytes, Uint8Array.of()] } },
    ...{ l: { L: [{ B: bytes }, { N: '1' }] }, m: { M: { deep: { M: { b: { B: bytes } } } } } },
  }
  const text = JSON.stringify(itemToJson(item))
  expect(JSON.parse(text).b).toEqual({ B: 'AAH/' })
  expect(itemFromJson(JSON.parse(text))).toEqual(item)
})

describe('readExport', () => {
  const files =
    (summary: object, list = '') =>
    async (key: string) => {
      const found = { 'e/manifest-summary.json': JSON.stringify(summary), 'e/list': list }[key]
      return found === undefined ? null : new TextEncoder().encode(found)
    }
  const good = { outputFormat: 'DYNAMODB_JSON', exportType: 'FULL_EXPORT', manifestFilesS3Key: 'e/list' }

  test('names the data files', async () => {
    const list = '{"itemCount":3,"md5Checksum":"sum","dataFileS3Key":"e/data/a.json.gz","etag":"x"}\n\n'
    expect(await readExport(files(good, list), 'e')).toEqual([{ key: 'e/data/a.json.gz', items: 3, md5: 'sum' }])
  })

  test.each([
    [{ ...good, outputFormat: 'ION' }, 'the export is not in DynamoDB JSON'],
    [{ ...good, exportType: 'INCREMENTAL_EXPORT' }, 'the export is not of the whole table'],
    [{ ...good, manifestFilesS3Key: 'e/gone' }, 'e/gone is missing'],
  ])('refuses %j', async (summary, why) => {
    await expect(readExport(files(summary), 'e')).rejects.toThrow(why)
  })
})
