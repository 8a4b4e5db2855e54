import { createHash } from 'node:crypto'
import { bodyHashHeader, type CallPath, fill } from '@kupodex/data/contract'

/** What a call of a user was answered. */
export interface Answered {
  status: number
  json: Record<string, unknown>
}

/** Makes calls with a token as a program does: the token, and the hash of what is sent, if anything is. */
export const asking =
  (base: string, token: string) =>
  async ({ method, path }: CallPath, params: Record<string, unknown> = {}, body = ''): Promise<Answered> => {
    const hash = createHash('sha256').update(body).digest('hex')
    const answer = await fetch(`${base}${fill(path, params)}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === '' ? {} : { [bodyHashHeader]: hash }) },
      ...(body === '' ? {} : { body }),
    })
    return { status: answer.status, json: (await answer.json()) as Answered['json'] }
  }
