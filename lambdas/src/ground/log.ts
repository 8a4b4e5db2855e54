export interface LogRecord {
  level: 'info' | 'warn' | 'error'
  event: string
  [field: string]: unknown
}

export type Log = (record: LogRecord) => void

/** Writes lines as JSON to the standard output, where CloudWatch and a terminal both read them. */
export const jsonLog: Log = (record) => void process.stdout.write(`${JSON.stringify(record)}\n`)
