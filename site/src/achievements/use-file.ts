import { useCallback, useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { AskOptions } from '#ask/ask.ts'
import type { Outcome } from '#ask/outcome.ts'
import { timeOut } from '#tables/tables.ts'
import { useAsked } from '#ui/use-asked.ts'

/** How a file of the site's build is asked for: once for all parts of the page, and given up when a table would be. */
export const fileOptions: AskOptions = { once: true, timeout: timeOut }

/** What a file says: null while that is loading, `failed` until it can be had. */
export type FileView<Content extends object> = Content | 'failed' | null

const hasFailed = ({ ok }: Outcome<unknown>) => !ok

/**
 * What a file in a language says, as `read` makes it from what is published, and a function that asks for it again. Both functions
 * have to stay the same.
 */
export const useFile = <Published, Content extends object>(
  askIn: (language: Language) => Promise<Outcome<Published>>,
  language: Language,
  read: (published: Published) => Content,
): [view: FileView<Content>, again: () => void] => {
  const askHere = useCallback(() => askIn(language), [askIn, language])
  const [outcome, again] = useAsked(askHere, hasFailed)
  const view = useMemo(() => (outcome === null ? null : outcome.ok ? read(outcome.value) : 'failed'), [outcome, read])
  return [view, again]
}
