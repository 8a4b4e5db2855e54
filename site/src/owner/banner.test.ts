import { expect, test } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { removeBanner, sendBanner } from './banner.ts'
import type { Form, PostForm, Sent } from './post-form.ts'

const old = { key: 'banner/7/old', widths: [960], at: 1 }
const next = { key: 'banner/7/next', widths: [960], at: 2 }
const form = { url: 'https://bucket.example/', fields: { key: 'k' }, bytesMax: 100, until: 9 }

/** A server with a banner, whose calls fail with the codes that are given, and a bucket that answers `sent`. */
const world = (failures: Partial<Record<string, string>> = {}, sent: Sent = 'sent') => {
  const state = { banner: old as typeof old | null, calls: [] as string[], posted: [] as Form[] }
  const ask = (async (call: string, params: { upload?: string }) => {
    state.calls.push(params.upload === undefined ? call : `${call} ${params.upload}`)
    const code = failures[call]
    if (code !== undefined) return { ok: false, code }
    if (call === 'beginBanner') return { ok: true, value: { upload: 'u', ...form } }
    if (call === 'finishBanner') state.banner = next
    if (call === 'removeBanner') state.banner = null
    return { ok: true, value: { banner: state.banner } }
  }) as unknown as Ask
  const post: PostForm = async (to, _, { progress, signal }) => {
    state.posted.push(to)
    progress(0.5)
    return signal.aborted ? 'canceled' : sent
  }
  return { state, deps: { ask, post } }
}

const picture = new Blob(['kupo'])

const send = async ({ deps }: ReturnType<typeof world>, file = picture, control = new AbortController()) => {
  const seen: (number | string)[] = []
  const sending = {
    signal: control.signal,
    progress: (part: number) => void seen.push(part),
    making: () => void seen.push('making'),
  }
  return { ...(await sendBanner(deps, 7, file, sending)), seen }
}

test('a picture is sent by the form, and then made the banner', async () => {
  const one = world()
  expect(await send(one)).toEqual({ banner: next, news: { kind: 'saved' }, seen: [0.5, 'making'] })
  expect(one.state.calls).toEqual(['beginBanner', 'finishBanner u'])
  expect(one.state.posted).toMatchObject([{ url: form.url, fields: form.fields }])
})

test.each<[string, Partial<Record<string, string>>, Sent, string]>([
  ['no form', { beginBanner: 'tooManyRequests' }, 'sent', 'tooManyRequests'],
  ['a connection that breaks', {}, 'offline', 'offline'],
  ['a bucket that refuses', {}, 'refused', 'noUpload'],
  ['a picture that is none', { finishBanner: 'pictureType' }, 'sent', 'pictureType'],
])('after %s the banner is shown that there is', async (_, failures, sent, code) => {
  const one = world(failures, sent)
  expect(await send(one)).toMatchObject({ banner: old, news: { kind: 'failed', code } })
  expect(one.state.calls.at(-1)).toBe('ownBanner')
})

test('a banner that was made although the answer got lost is shown', async () => {
  const one = world({ finishBanner: 'offline' })
  one.state.banner = next
  expect(await send(one)).toMatchObject({ banner: next, news: { kind: 'failed', code: 'offline' } })
})

test('where it cannot be asked for, nothing is said about it', async () => {
  const one = world({ finishBanner: 'offline', ownBanner: 'offline' })
  expect((await send(one)).banner).toBeUndefined()
})

test.each([
  ['too large', 'x'.repeat(101), 'pictureTooLarge'],
  ['empty', '', 'pictureType'],
])('a file that is %s is not sent', async (_, text, code) => {
  const one = world()
  expect(await send(one, new Blob([text]))).toMatchObject({ banner: old, news: { kind: 'failed', code } })
  expect(one.state.posted).toEqual([])
})

test('a file that is just as large as one may be is sent', async () => {
  expect(await send(world(), new Blob(['x'.repeat(100)]))).toMatchObject({ banner: next, news: { kind: 'saved' } })
})

test('what is called off makes no banner, whenever it is', async () => {
  const control = new AbortController()
  control.abort()
  const one = world()
  expect(await send(one, picture, control)).toMatchObject({ banner: old, news: { kind: 'canceled' } })
  const later = world({}, 'canceled')
  expect(await send(later)).toMatchObject({ banner: old, news: { kind: 'canceled' } })
  expect([...one.state.calls, ...later.state.calls]).not.toContain('finishBanner u')
})

test('deleting', async () => {
  expect(await removeBanner(world().deps.ask, 7)).toEqual({ banner: null, news: { kind: 'removed' } })
  const one = world({ removeBanner: 'forbidden' })
  expect(await removeBanner(one.deps.ask, 7)).toEqual({ banner: old, news: { kind: 'failed', code: 'forbidden' } })
})
