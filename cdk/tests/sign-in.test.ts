import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callPaths } from '@kupodex/data/contract'
import { expect, inject, test } from 'vitest'
import { logIn } from '../src/local/login/log-in.fixture.ts'
import { asking } from './asking.ts'

const config = inject('config')

const as = (token: string) => asking(inject('base'), token)

test('whoever signs up has favourites and a nickname of their own, through the provider and the edge', async () => {
  const person = { email: 'sign-in@kupodex.example', password: 'a long password', kind: 'signup' } as const
  const { access_token: token } = await logIn(config, person)
  const ask = as(token)
  const ranked = await fetch(`${inject('base')}/api/ranking/mount/global/`)
  const [first] = ((await ranked.json()) as { chars: { id: number; name: string }[] }).chars
  const { id, name } = first!

  expect(await ask(callPaths.favorites)).toEqual({ status: 200, json: { chars: [] } })
  expect(await ask(callPaths.addFavorite, { id })).toMatchObject({ status: 200, json: { chars: [{ id, name }] } })
  const mina = as((await logIn(config, { email: 'mina@kupodex.example' })).access_token)
  expect((await mina(callPaths.favorites)).json).toEqual({ chars: [] })
  expect((await ask(callPaths.saveUserSettings, {}, '{"nickname":"Mog"}')).status).toBe(200)
  const again = as((await logIn(config, { ...person, kind: 'login' })).access_token)
  expect((await again(callPaths.userSettings)).json).toMatchObject({ nickname: 'Mog', email: person.email })
  expect((await again(callPaths.removeFavorite, { id })).json).toEqual({ chars: [] })
  expect((await as(`${token}x`)(callPaths.favorites)).json).toMatchObject({ code: 'unauthorized' })

  const log = join(config.folder, 'stack.log')
  const lines = existsSync(log) ? readFileSync(log, 'utf8') : ''
  for (const secret of [token, person.email, person.password]) expect(lines).not.toContain(secret)
})
