import { appendFileSync } from 'node:fs'

/** A line with the time when it was written: as a first field of a JSON object, in front of any other text. */
export const withTime = (line: string, now: number): string => {
  const time = new Date(now).toISOString()
  return line.startsWith('{"') ? `{"time":"${time}",${line.slice(1)}` : `${time} ${line}`
}

/** A log that adds lines to a file, which is there from now on, each with its time; `now` gives epoch ms. */
export const logTo = (file: string, now: () => number): ((line: string) => void) => {
  appendFileSync(file, '')
  return (line) => appendFileSync(file, `${withTime(line, now())}\n`)
}
