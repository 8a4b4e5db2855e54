/** What a command may touch of the outside world besides files and services named in its settings. */
export interface CommandIo {
  out: (text: string) => void
  err: (text: string) => void
  env: Readonly<Record<string, string | undefined>>
  /** Epoch milliseconds. */
  now: () => number
}

/** A command: takes its arguments, gives the exit code (0 good, 1 refused or failed, 2 used wrongly). */
export type Command = (args: string[], io: CommandIo) => Promise<number>

/** A text in one line, without what steers a terminal: reasons quote what pages say. */
export const inOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
