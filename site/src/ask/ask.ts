/** Is told the deploy time (epoch ms) of each answer that has one. */
export type Served = (deployTime: number) => void

/** Fetches JSON; null for a file that is not published, an error for everything else that is no answer. */
export const askJson = async <Answer>(
  ask: typeof fetch,
  path: string,
  served: Served = () => {},
): Promise<Answer | null> => {
  const response = await ask(path, { headers: { accept: 'application/json' } })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const answer = (await response.json()) as Answer & { deployTime?: number }
  if (answer.deployTime !== undefined) served(answer.deployTime)
  return answer
}

/** Fetches each path once; one that failed is asked for again the next time. */
export const askOnce = (ask: typeof fetch, served?: Served): (<Answer>(path: string) => Promise<Answer | null>) => {
  const asked = new Map<string, Promise<unknown>>()
  return <Answer>(path: string) => {
    const known = asked.get(path)
    if (known !== undefined) return known as Promise<Answer | null>
    const answer = askJson<Answer>(ask, path, served).catch((error: unknown) => {
      asked.delete(path)
      throw error
    })
    asked.set(path, answer)
    return answer
  }
}

/** The way to ask for JSON that the parts of a page share. */
export type Ask = ReturnType<typeof askOnce>
