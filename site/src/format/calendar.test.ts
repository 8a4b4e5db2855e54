import { expect, test } from 'vitest'
import { calendarFile } from './calendar.ts'

const start = Date.UTC(2026, 6, 26, 9, 5)
const appointment = {
  uid: '30-1@kupodex',
  title: 'Griffin',
  note: 'Clear Skies, 15:00; island\nX: 14.8',
  address: 'https://kupodex.example/islands/',
  start,
  end: start + 525_000,
}

/** What a calendar reads: lines that go on are joined, and escapes undone. */
const read = (file: string) =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => {
        const at = line.indexOf(':')
        const text = line.slice(at + 1).replaceAll('\\n', '\n')
        return [line.slice(0, at), text.replace(/\\(.)/g, '$1')] as const
      }),
  )

test('a calendar reads what was written', () => {
  const lines = read(calendarFile(appointment, start - 1000))
  expect(lines.get('DTSTART')).toBe('20260726T090500Z')
  expect(lines.get('DTEND')).toBe('20260726T091345Z')
  expect(lines.get('DTSTAMP')).toBe('20260726T090459Z')
  expect(lines.get('SUMMARY')).toBe('Griffin')
  expect(lines.get('TRIGGER')).toBe('-PT5M')
})

test('no line is longer than 75 bytes, and none is cut within a letter', () => {
  const title = `${'無人島の動物、'.repeat(20)}; \\ end`
  const file = calendarFile({ ...appointment, title }, start)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(read(file).get('SUMMARY')).toBe(title)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
