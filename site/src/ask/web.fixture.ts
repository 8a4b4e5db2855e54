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

/** No network. */
export const offline: Ask = createAsk({ fetch: () => Promise.reject(new TypeError('no network')) })
