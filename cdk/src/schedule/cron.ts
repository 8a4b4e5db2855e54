/** A moment's parts in UTC, by the fields of a cron line. */
const fields = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12 },
  { name: 'weekday', from: 0, to: 6 },
] as const

const minute = 60_000

/** Four years hold every day and weekday of the calendar that a line can name. */
const horizon = 4 * 366 * 24 * 60 * minute

const readField = (text: string, { name, from, to }: (typeof fields)[number]): Set<number> => {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  if (text === '*') return new Set(all)
  const step = /^\*\/([1-9][0-9]?)$/.exec(text)
  if (step) return new Set(all.filter((value) => (value - from) % Number(step[1]) === 0))
  const values = text.split(',').map((word) => (/^[0-9]{1,2}$/.test(word) ? Number(word) : NaN))
  if (values.some((value) => !(value >= from && value <= to))) {
    throw new RangeError(`the ${name} of a cron line is not ${text}`)
  }
  return new Set(values)
}

const read = (cron: string) => {
  const words = cron.split(' ')
  if (words.length !== fields.length) throw new RangeError(`a cron line has five fields: ${cron}`)
  const [minutes, hours, days, months, weekdays] = fields.map((field, at) => readField(words[at] ?? '', field))
  if (words[2] !== '*' && words[4] !== '*') throw new RangeError(`a cron line names days or weekdays: ${cron}`)
  return (at: Date) =>
    minutes?.has(at.getUTCMinutes()) &&
    hours?.has(at.getUTCHours()) &&
    days?.has(at.getUTCDate()) &&
    months?.has(at.getUTCMonth() + 1) &&
    weekdays?.has(at.getUTCDay())
}

/**
 * The first moment after `after` that a cron line names (both epoch ms). A line has the fields minute, hour, day, month
 * and weekday (0 is Sunday), in UTC, each `*`, `*` with a step, or numbers with commas. Throws on any other line.
 */
export const nextTime = (cron: string, after: number): number => {
  const fits = read(cron)
  const first = (Math.floor(after / minute) + 1) * minute
  for (let at = first; at <= first + horizon; at += minute) if (fits(new Date(at))) return at
  throw new RangeError(`no day fits the cron line ${cron}`)
}

/** A cron line as EventBridge Scheduler writes it: weekdays from 1, `?` for the one of day and weekday that is open. */
export const awsCron = (cron: string): string => {
  read(cron)
  const [minutes, hours, days, months, weekdays] = cron.split(' ').map((word) => word.replace('*/', '0/')) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const isDaily = weekdays === '*'
  const named = weekdays.split(',').map((day) => Number(day) + 1)
  return `cron(${minutes} ${hours} ${isDaily ? days : '?'} ${months} ${isDaily ? '?' : named.join(',')} *)`
}

/** Whether a cron line names a time of every day. */
export const isDaily = (cron: string): boolean => {
  read(cron)
  return cron
    .split(' ')
    .slice(2)
    .every((word) => word === '*')
}
