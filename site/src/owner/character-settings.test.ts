import { expect, test } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { type CharSettings, fetchSettings, saveSettings } from './character-settings.ts'

const before: CharSettings = { private: false, icon: 0, groups: true }
const next: CharSettings = { ...before, private: true }

/** A server that answers each call alike, and what was asked of it. */
const server = (answer: object, status = 200) => {
  const sent: string[] = []
  const ask = createAsk({
    token: async () => 'token',
    fetch: async (path, init) => {
      sent.push(`${init?.method ?? 'GET'} ${String(path)} ${String(init?.body ?? '')}`.trim())
      return Response.json(answer, { status })
    },
  })
  return { ask, sent }
}

test('settings are asked for', async () => {
  const { ask, sent } = server(before)
  expect(await fetchSettings(ask, 7, {})).toMatchObject({
    ok: true,
    value: { state: 'ready', settings: before, problem: null },
  })
  expect(sent).toEqual(['GET /api/user/char/7/settings/'])
})

test('what is not the reader’s has no settings', async () => {
  const { ask } = server({ code: 'forbidden' }, 403)
  expect(await fetchSettings(ask, 7, {})).toMatchObject({ ok: false, code: 'forbidden' })
})

test('what is saved is as the server has it then', async () => {
  const { ask, sent } = server({ ...next, icon: 3 })
  expect(await saveSettings(ask, 7, next, before)).toEqual({
    ...{ state: 'saved', problem: null },
    settings: { ...next, icon: 3 },
  })
  expect(sent[0]).toContain(JSON.stringify(next))
})

test('where saving fails, what was before is shown again, and why', async () => {
  const { ask } = server({ code: 'forbidden' }, 403)
  expect(await saveSettings(ask, 7, next, before)).toEqual({ state: 'ready', problem: 'forbidden', settings: before })
})
