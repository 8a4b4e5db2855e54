import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SmallSheets } from '../small-sheets.fixture.ts'
import { Sheets } from './sheets.ts'

let small: SmallSheets

beforeEach(() => {
  small = new SmallSheets()
    .write('Beast', 'Name,Legs,Wings,Weight,Food[0],Food[1]', [
      ['1', ['wolf', 'Wolf', 'loup', '狼'], 4, false, '40.5', 7, 8],
      ['2', ['owl', '', 'hibou', '梟'], 2, true, '1', 9, 0],
    ])
    .write('Shop', 'Item', [
      ['5.0', 11],
      ['5.1', 12],
      ['6.0', 13],
    ])
})

afterEach(() => small.remove())

const open = (name = 'Beast') => new Sheets(small.sheets).open(name)

describe('a row', () => {
  test('gives its fields by column name, wherever the column stands', () => {
    const row = open().get(1)
    expect(row?.int('Legs')).toBe(4)
    expect(row?.bool('Wings')).toBe(false)
    expect(row?.number('Weight')).toBe(40.5)
    expect(row?.ints('Food')).toEqual([7, 8])
    expect(row?.names('Name')).toEqual({ en: 'wolf', de: 'Wolf', fr: 'loup', ja: '狼' })
  })

  test('has null for a name that one language lacks', () => {
    expect(open().get(2)?.names('Name')).toEqual({ en: 'owl', de: null, fr: 'hibou', ja: '梟' })
  })

  test('reads as English where a language has no file of its own', () => {
    expect(open('Shop').get('5.1')?.rawIn('Item', 'de')).toBe('12')
  })

  test('refuses a field of another type with file, row and column', () => {
    expect(() => open().get(1)?.int('Name')).toThrow('en/Beast.csv, row 2, column Name: "wolf" is not a whole number')
    expect(() => open().get(1)?.bool('Legs')).toThrow('column Legs: "4" is neither True nor False')
    expect(() => open().get(1)?.ints('Drink')).toThrow('en/Beast.csv, row 1, column Drink[0]: the column is missing')
  })
})

describe('a sheet', () => {
  test('finds sub-rows in order', () => {
    const sheet = open('Shop')
    expect(sheet.subRows(5).map((row) => row.int('Item'))).toEqual([11, 12])
    expect(sheet.rows.map(({ id }) => id)).toEqual([5, 5, 6])
    expect(sheet.subRows(7)).toEqual([])
  })

  test('does not mind where a patch moves a column', () => {
    small.write('Beast', 'Extra,Weight,Name,Legs', [[1, 0, '3', 'wolf', 4]])
    expect(open().get(1)?.int('Legs')).toBe(4)
  })

  test('drops a language file that says the same as the English one', () => {
    small.file('csv/de/Shop.csv', '#,Item\n5.0,11\n5.1,12\n6.0,13\n')
    expect(open('Shop').shape.languages).toEqual(['en'])
    expect(open().shape.languages).toEqual(['en', 'de', 'fr', 'ja'])
  })

  test('that is missing is refused, or null when asked for', () => {
    const sheets = new Sheets(small.sheets)
    expect(sheets.find('Nothing')).toBeNull()
    expect(() => sheets.open('Nothing')).toThrow('en/Nothing.csv: the sheet is missing')
  })
})
