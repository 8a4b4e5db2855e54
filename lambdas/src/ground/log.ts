/** One line of the log: what happened, and what it is about. */
export interface LogRecord {
  level: 'info' | 'warn' | 'error'
  event: string
  [field: string]: unknown
}

/** Takes a line of the log. */
export type Log = (record: LogRecord) => void

/** Writes lines as JSON to the standard output, where CloudWatch and a terminal both read them. */
export const jsonLog: Log = (record) => void process.stdout.write(`${JSON.stringify(record)}\n`)
