import { inLanguage, splitLanguage } from '#paths/paths.ts'
import {
  filesIn,
  isGone,
  isOfflinePage,
  isReadLater,
  keyOf,
  neededFiles,
  kindOf,
  type KeptKind,
  mayKeep,
  offlinePath,
  shellOf,
} from './requests.ts'
import { type Shelves, timeOf } from './shelves.ts'

export interface AnswerDeps {
  shelves: Shelves
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  origin: string
  later: (ms: number) => Promise<void>
  /** Epoch ms. */
  now: () => number
}

export interface Question {
  url: string
  /** Asks the network for it; called once at most. */
  ask: () => Promise<Response>
  /** Lets the worker live until some work is done. */
  hold: (work: Promise<unknown>) => void
  /** Says to the page that asked that it gets what was kept (epoch ms). */
  tell: (at: number) => void
}

/** For how long (ms) a page or an answer that is kept waits for the network. */
export const patience = 3000

const day = 24 * 3600 * 1000

/** The document says since when it is kept (epoch ms), so that the page can say so too (`begin.ts`); a shell has no content of its own. */
const withTime = async (kept: Response, pathname: string): Promise<Response> => {
  if (shellOf(pathname) !== pathname) return kept
  const text = (await kept.text()).replace('<html', '<html data-kept-since="' + timeOf(kept) + '"')
  return new Response(text, { headers: kept.headers })
}

/** Answers requests by what the network says and what is kept: pages and answers from the network first, files that never change from what is kept. */
export const createAnswers = ({ shelves, fetch, origin, later, now }: AnswerDeps) => {
  const isFresh = (kept: Response | null): boolean => kept !== null && now() - timeOf(kept) < day

  /** Keeps what the network said, or drops what it says is gone. */
  const take = async (kind: KeptKind, url: string, answer: Response): Promise<void> => {
    const key = keyOf(kind, url)
    if (mayKeep(kind, answer)) await shelves.keep(kind, key, answer)
    else if (isGone(answer)) await shelves.drop(kind, key)
  }

  const asked = ({ url, ask, hold }: Question, kind: KeptKind): Promise<Response> => {
    const network = ask().then((answer) => ({ answer, copy: mayKeep(kind, answer) ? answer.clone() : answer }))
    hold(network.then(({ copy }) => take(kind, url, copy)).catch(() => undefined))
    return network.then(({ answer }) => answer)
  }

  const keepFile = async (path: string, seen: Set<string>): Promise<void> => {
    const url = origin + path
    if (seen.has(path)) return
    seen.add(path)
    let file = await shelves.read('files', url)
    if (file === null) {
      const answer = await fetch(url)
      if (!mayKeep('files', answer)) return
      file = answer.clone()
      await shelves.keep('files', url, answer)
    }
    if (path.endsWith('.js')) for (const next of filesIn(await file.text())) await keepFile(next, seen)
  }

  /** Keeps the page that says that there is no network, in a language, with all that it is drawn by; once a day. */
  const keepOffline = async (pathname: string): Promise<void> => {
    const url = origin + inLanguage(splitLanguage(pathname).language, offlinePath)
    if (isFresh(await shelves.read('pages', url))) return
    const page = await fetch(url)
    if (!mayKeep('pages', page)) return
    const seen = new Set<string>()
    for (const path of filesIn(await page.clone().text())) await keepFile(path, seen)
    await shelves.keep('pages', url, page)
  }

  /** Our own words, in the language of a page, else in one of those that the reader has read in. */
  const offlineWords = async (pathname: string): Promise<Response | null> => {
    const inPlace = origin + inLanguage(splitLanguage(pathname).language, offlinePath)
    const others = (await shelves.list('pages')).filter(({ key }) => isOfflinePage(new URL(key).pathname))
    for (const key of [inPlace, ...others.map((page) => page.key)]) {
      const words = await shelves.read('pages', key)
      if (words !== null) return words
    }
    return null
  }

  /** Whether what a page is drawn by is kept, too: of an older build no server may have it any more. */
  const isWhole = async (page: Response): Promise<boolean> => {
    const files = neededFiles(await page.clone().text())
    return !(await Promise.all(files.map((path) => shelves.read('files', origin + path)))).includes(null)
  }

  const keptPage = async (url: string): Promise<Response | null> => {
    const exact = keyOf('pages', url)
    const shell = shellOf(new URL(exact).pathname)
    const alike = (await shelves.list('pages')).filter(({ key }) => shellOf(new URL(key).pathname) === shell)
    for (const key of new Set([exact, ...alike.map((page) => page.key)])) {
      const page = await shelves.read('pages', key)
      if (page !== null && (await isWhole(page))) return page
    }
    return null
  }

  const answerPage = async (question: Question): Promise<Response> => {
    const { url, ask, hold } = question
    const { pathname } = new URL(keyOf('pages', url))
    const isKept = isReadLater(pathname)
    const network = isKept ? asked(question, 'pages') : ask()
    hold(network.then(() => keepOffline(pathname)).catch(() => undefined))
    const answer = await Promise.race([network.catch(() => null), later(patience).then(() => null)])
    if (answer !== null && answer.status < 500) return answer
    const kept = isKept ? await keptPage(url).catch(() => null) : null
    if (kept !== null) return withTime(kept, pathname)
    return network.catch(async (error: unknown) => {
      const words = await offlineWords(pathname).catch(() => null)
      if (words === null) throw error
      return words
    })
  }

  const answerFile = async (question: Question, kind: KeptKind): Promise<Response> => {
    const { url, hold } = question
    const kept = await shelves.read(kind, url).catch(() => null)
    if (kept === null) return asked(question, kind)
    // What is in use is no old file.
    if (!isFresh(kept)) hold(shelves.keep(kind, url, kept.clone()))
    return kept
  }

  const answerCall = async (question: Question): Promise<Response> => {
    const network = asked(question, 'answers')
    const tried = network.catch((error: unknown) => {
      // The page itself does not want it any more.
      if (error instanceof Error && error.name === 'AbortError') throw error
      return null
    })
    const answer = await Promise.race([tried, later(patience).then(() => null)])
    if (answer !== null) return answer
    const kept = await shelves.read('answers', keyOf('answers', question.url)).catch(() => null)
    if (kept === null) return network
    question.tell(timeOf(kept))
    return kept
  }

  return {
    answer: (kind: KeptKind, question: Question): Promise<Response> =>
      ({ pages: answerPage, files: answerFile, pictures: answerFile, answers: answerCall })[kind](question, kind),
    keepOffline,
    /** Keeps what a page had loaded before there was a worker: of what the browser still has, so that nothing is loaded twice. */
    keepLoaded: async (page: string, urls: readonly string[]): Promise<void> => {
      const headers = new Headers()
      const loaded = [{ url: page, mode: 'navigate' as const }, ...urls.map((url) => ({ url, mode: 'cors' as const }))]
      for (const { url, mode } of loaded) {
        const kind = kindOf({ method: 'GET', url, mode, headers }, origin)
        if (kind === null || (kind === 'pages' && !isReadLater(new URL(url).pathname))) continue
        const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
        if (answer !== null) await take(kind, url, answer)
      }
    },
  }
}
