import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { type PageKind, pageKinds, parsePage } from '@kupodex/data/lodestone'
import { withArguments } from '../command/arguments.ts'

const usage = `Usage: npm run --silent parse -- <kind> <file.html>
Kinds: ${pageKinds.join(', ')}\n`

const isPageKind = (kind: string): kind is PageKind => (pageKinds as readonly string[]).includes(kind)

/**
 * Reads a saved Lodestone page as the kind asked for and prints its values as JSON. Exit code 0; 1 for a page without values, with
 * `{"outcome": …}` printed and, for a layout we do not know, the reason on stderr; 2 for wrong use.
 */
export const parseCommand = withArguments(
  {
    usage,
    takesWords: true,
    read: (_, [kind, file, ...others]) => {
      if (kind === undefined || file === undefined || others.length > 0) return 'A kind and a file are needed.'
      return isPageKind(kind) ? { kind, file } : `Unknown kind of page "${kind}".`
    },
  },
  async ({ kind, file }, { out, err }) => {
    const bytes = await readFile(file).catch((error: Error) => error)
    if (bytes instanceof Error) {
      err(`Cannot read ${file}: ${bytes.message}\n`)
      return 2
    }
    const parsed = isUtf8(bytes)
      ? parsePage(kind, bytes.toString())
      : { outcome: 'unknownLayout' as const, why: 'it is not text in UTF-8' }
    if (parsed.outcome === 'ok') {
      out(`${JSON.stringify(parsed.value, null, 2)}\n`)
      return 0
    }
    out(`${JSON.stringify({ outcome: parsed.outcome })}\n`)
    if (parsed.outcome === 'unknownLayout') err(`Not laid out as a page of kind ${kind}: ${parsed.why}\n`)
    return 1
  },
)
