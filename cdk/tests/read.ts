import { setTimeout as sleep } from 'node:timers/promises'

/** Reads an answer of the site at `base` as JSON. Where it is refused as one too many, it waits as long as the answer says. */
export const reader =
  (base: string) =>
  async <Answer>(path: string): Promise<Answer> => {
    for (;;) {
      const answer = await fetch(base + path)
      if (answer.status !== 429) return (await answer.json()) as Answer
      await sleep(Number(answer.headers.get('retry-after')) * 1000)
    }
  }
