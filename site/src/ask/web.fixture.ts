import { type Ask, type AskDeps, createAsk } from './ask.ts'

/**
 * A web of JSON by path, a status where that is a number; what is not named is `otherwise`. Keeps the paths that were asked for. Nobody is logged in
 * without a `token`.
 */
export const webOf = (
  files: Readonly<Record<string, unknown>>,
  otherwise = 404,
  token: AskDeps['token'] = async () => null,
): { ask: Ask; asked: string[] } => {
  const asked: string[] = []
  const ask = createAsk({
    token,
    fetch: async (path) => {
      asked.push(String(path))
      const file = Object.hasOwn(files, String(path)) ? files[String(path)] : otherwise
      return typeof file === 'number' ? new Response('', { status: file }) : Response.json(file)
    },
  })
  return { ask, asked }
}

/** A refusal of a server with a code. */
export const refused =
  (code: string): (() => Response) =>
  () =>
    Response.json({ code }, { status: 400 })

/**
 * A server for a user who is logged in, by method and path: JSON, or what a function gives each time that it is asked; all else is
 * refused as `internal`. Keeps what was sent, with its body as JSON.
 */
export const serverOf = (answers: Readonly<Record<string, unknown>>): { ask: Ask; sent: string[] } => {
  const sent: string[] = []
  const ask = createAsk({
    token: async () => 'token',
    fetch: async (path, { method = 'GET', body } = {}) => {
      const asking = `${method} ${String(path)}`
      sent.push(typeof body === 'string' ? `${asking} ${body}` : asking)
      const answer = answers[asking] ?? refused('internal')
      return typeof answer === 'function' ? (answer() as Response | Promise<Response>) : Response.json(answer)
    },
  })
  return { ask, sent }
}

/** No network. */
export const offline: Ask = createAsk({ fetch: () => Promise.reject(new TypeError('no network')) })
