import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { CommandIo } from './io.ts'

type Options = NonNullable<ParseArgsConfig['options']>
export type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values']

interface Usage<Given extends Options, Asked> {
  /** What `--help` prints, and what follows a complaint. */
  usage: string
  /** Its options besides `--help`. */
  options?: Given
  takesWords?: boolean
  /** What the arguments ask for; a text says what is wrong with them. */
  read: (values: Values<Given>, words: string[]) => Asked | string
}

/** What is asked for, what is wrong with it as a text, or null for help. */
const readArguments = <Given extends Options, Asked>(
  args: readonly string[],
  { options, takesWords: allowPositionals = false, read }: Usage<Given, Asked>,
): Asked | string | null => {
  const withHelp: Options = { ...options, help: { type: 'boolean', short: 'h' } }
  try {
    const { values, positionals, tokens } = parseArgs({
      ...{ args: [...args], options: withHelp, allowPositionals, tokens: true },
    })
    if (values.help) return null
    const once = tokens.flatMap((token) =>
      token.kind === 'option' && withHelp[token.name]?.multiple !== true ? [token.name] : [],
    )
    const twice = once.find((name, at) => once.indexOf(name) !== at)
    return twice === undefined ? read(values as Values<Given>, positionals) : `--${twice} is given twice.`
  } catch (error) {
    return (error as Error).message
  }
}

/** Makes a command of what it does with what its arguments ask for. `--help` prints the usage (exit code 0), as wrong arguments do (2). */
export const withArguments =
  <
    const Given extends Options,
    Asked extends object,
    Io extends Record<'out' | 'err', (text: string) => void> = CommandIo,
  >(
    usage: Usage<Given, Asked>,
    run: (asked: Asked, io: Io) => Promise<number>,
  ) =>
  async (args: readonly string[], io: Io): Promise<number> => {
    const asked = readArguments(args, usage)
    if (asked === null) io.out(usage.usage)
    else if (typeof asked === 'string') io.err(`${asked}\n\n${usage.usage}`)
    else return run(asked, io)
    return asked === null ? 0 : 2
  }
