import { type Lodestone, outcomeWords, type PageKind, type PageRequest, type Reading } from '@kupodex/data/lodestone'

/** What was answered to one request, or that it was not made. */
export interface Checked {
  kind: PageKind
  /** Null where nothing was asked. */
  reading: Pick<Reading<unknown>, 'outcome' | 'status'> | null
  /** Why it is not laid out as known, or what a failed request says. */
  why: string
}

/** What the check found: each page in the order in which it was asked for, and what follows from all. */
interface Finding {
  pages: readonly Checked[]
  verdict: string
  /** Whether the Lodestone answers this machine, and what it shows is what the parsers know. */
  isWell: boolean
}

/** Pages of a character, after its profile; those of mounts are asked for as a phone. */
const pagesOfCharacter = ['class_job', 'mount', 'achievement'] as const

/** A word that many are called by: a search for one word finds every name that has it. */
const anyName = 'Moogle'

/** Outcomes after which nothing more is asked for: the machine is not answered, whatever the page. */
const ends: Partial<Record<Reading<unknown>['outcome'], string>> = {
  challenged:
    'The Lodestone takes this machine for a robot (challenged). Wait for some minutes, or run the worker on another machine.',
  blocked:
    'The Lodestone does not let this machine in (refused at the edge), as it refuses whole hosting providers. Run the worker on another machine.',
  throttled: 'The Lodestone has had enough requests from this machine for now (throttled). Try again later.',
  maintenance: 'The Lodestone is under maintenance. Try again later.',
  unreachable: 'The Lodestone is not reachable from this machine.',
}

const whyOf = (reading: Reading<unknown>): string =>
  reading.outcome === 'unknownLayout' ? reading.why : (reading.detail ?? '')

const named = (pages: readonly Checked[]): string => pages.map(({ kind }) => kind).join(', ')

/** What follows where the Lodestone has answered to the end. */
const judge = (pages: readonly Checked[], hasProfile: boolean): Pick<Finding, 'verdict' | 'isWell'> => {
  const odd = pages.filter(({ reading }) => reading?.outcome === 'unknownLayout')
  if (odd.length > 0)
    return {
      verdict: `The Lodestone answers this machine, but these pages are ${outcomeWords.unknownLayout}: ${named(odd)}.`,
      isWell: false,
    }
  if (!hasProfile)
    return {
      verdict:
        'The Lodestone answers this machine, but no profile was seen: name a character that is public with --id.',
      isWell: false,
    }
  const unseen = pages.filter(({ reading }) => reading?.outcome !== 'ok')
  return {
    verdict:
      'The Lodestone answers this machine, and its pages are what the parsers know' +
      (unseen.length > 0 ? `; this character does not show: ${named(unseen)}.` : '.'),
    isWell: true,
  }
}

/**
 * Asks the Lodestone for at most five pages: a search, and the pages of a character (`id`; null: the first that the search finds), until
 * an answer says that there is no use in asking on.
 */
export const checkLodestone = async ({ read }: Lodestone, id: number | null): Promise<Finding> => {
  const pages: Checked[] = []
  const ask = async <R extends PageRequest>(request: R) => {
    const reading = await read(request)
    const { outcome, status } = reading
    pages.push({ kind: request.kind, reading: { outcome, status }, why: whyOf(reading) })
    return reading
  }
  const verdictOf = () => ends[pages.at(-1)?.reading?.outcome ?? 'ok']
  const end = (given: Pick<Finding, 'verdict' | 'isWell'>): Finding => {
    const kinds: PageKind[] = ['search', 'character', ...pagesOfCharacter]
    const unasked = kinds.slice(pages.length).map((kind): Checked => ({ kind, reading: null, why: '' }))
    return { pages: [...pages, ...unasked], ...given }
  }

  const search = await ask({ kind: 'search', name: anyName })
  const found = id ?? (search.outcome === 'ok' ? (search.value.entries[0]?.id ?? null) : null)
  if (!verdictOf() && found !== null) {
    const profile = await ask({ kind: 'character', id: found })
    if (profile.outcome === 'ok' || profile.outcome === 'unknownLayout')
      for (const kind of pagesOfCharacter) if (!verdictOf()) await ask({ kind, id: found })
  }
  const verdict = verdictOf()
  if (verdict) return end({ verdict, isWell: false })
  return end(
    judge(
      pages,
      pages.some(({ kind, reading }) => kind === 'character' && reading?.outcome === 'ok'),
    ),
  )
}
