import { isItemType, isMarkType } from '@kupodex/data/character'
import { fileOf, type FileRead, isKey, isObject, type Problem, problemOf, type Wanted } from './wanted.ts'

/** Marks as exports have them: since when (epoch s) by id, by type. */
type Marks = Readonly<Record<string, unknown>>

const readMarks = (marks: Marks): FileRead => {
  const wanted: Wanted[] = []
  const problems: Problem[] = []
  for (const [type, things] of Object.entries(marks)) {
    if (!isItemType(type) || !isObject(things)) problems.push(problemOf('collection', null, type))
    else if (!isMarkType(type)) problems.push(problemOf('automatic', null, type, [type]))
    else
      for (const [id, date] of Object.entries(things)) {
        const isDate = typeof date === 'number' && Number.isFinite(date) && date >= 0
        if (!isKey(Number(id))) problems.push(problemOf('id', null, id, [type]))
        else if (!isDate) problems.push(problemOf('date', null, date, [type]))
        else wanted.push({ row: null, type, by: { column: 'id', key: Number(id) }, date: Math.floor(date) })
      }
  }
  return fileOf('own', wanted, problems)
}

/** The marks of each character in an object of JSON: that of one character, of none, or all data of an account; null for anything else. */
const marksIn = (json: Readonly<Record<string, unknown>>): Marks[] | null => {
  if (isObject(json['marks'])) return [json['marks']]
  const { chars } = json
  if (!Array.isArray(chars) || !chars.every(isObject)) return null
  return chars.flatMap(({ marks }) => (isObject(marks) && Object.keys(marks).length > 0 ? [marks] : []))
}

/** Whether an object of JSON was exported here. */
export const isOwn = (json: Readonly<Record<string, unknown>>): boolean => marksIn(json) !== null

/** Reads what was exported here: the marks of one character. Those of several are not mixed. */
export const readOwn = (json: Readonly<Record<string, unknown>>): FileRead => {
  const [marks, second] = marksIn(json) ?? []
  if (marks === undefined) return { ok: false, code: 'empty' }
  return second === undefined ? readMarks(marks) : { ok: false, code: 'manyCharacters' }
}
