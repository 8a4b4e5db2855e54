export interface Appointment {
  /** Tells it from all others, and stays the same when the file is made again. */
  uid: string
  title: string
  note: string
  /** The page that it comes from. */
  address: string
  /** Epoch ms. */
  start: number
  end: number
}

const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

const encoder = new TextEncoder()

/** Lines have at most 75 bytes; what is longer goes on after a space (RFC 5545 §3.1). */
const folded = (line: string): string => {
  let [whole, bytes] = ['', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 75) [whole, bytes] = [`${whole}\r\n `, 1]
    whole += letter
    bytes += size
  }
  return whole
}

/** Minutes before it begins at which a calendar reminds of it. */
const reminder = 5

/** A calendar file (RFC 5545) with one appointment, as it was made at `now` (epoch ms). */
export const calendarFile = ({ uid, title, note, address, start, end }: Appointment, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kupodex//Kupodex//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${reminder}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
