import { afterEach, expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { ownerWords } from './owner-words.ts'
import type { PostForm, Sent } from './post-form.ts'

const { banner: texts, failures } = ownerWords('en')
const has = { banner: { key: 'banner/7/old', widths: [960], at: 1 } }
const form = { upload: 'u', url: 'https://bucket.example/', fields: {}, bytesMax: 100, until: 9 }

afterEach(() => {
  vi.doUnmock('#ask/page.ts')
  vi.doUnmock('./show-change.ts')
  vi.doUnmock('./post-form.ts')
  vi.resetModules()
})

/** The box of a character, whose bucket ends as `sent` says once it is let. */
const open = async (answers: Partial<Record<string, object | number>>, sent: Sent = 'sent') => {
  vi.resetModules()
  const calls: string[] = []
  const bucket = Promise.withResolvers<void>()
  let sending: Parameters<PostForm>[2] | null = null
  const ask = async (call: string) => {
    calls.push(call)
    const answer = answers[call] ?? 500
    return typeof answer === 'number' ? { ok: false, code: 'pictureType' } : { ok: true, value: answer }
  }
  const shown: number[] = []
  vi.doMock('#ask/page.ts', () => ({ ask }))
  vi.doMock('./show-change.ts', () => ({ showChange: async (id: number) => void shown.push(id) }))
  vi.doMock('./post-form.ts', () => ({
    postForm: async (...[, , with_]: Parameters<PostForm>) => {
      sending = with_
      await Promise.race([
        bucket.promise,
        new Promise<void>((done) => with_.signal.addEventListener('abort', () => done())),
      ])
      return with_.signal.aborted ? 'canceled' : sent
    },
  }))
  const page = await drawn(null)
  const { BannerBox } = await import('./banner-box.tsx')
  await page.draw(<BannerBox language="en" id={7} texts={texts} failures={failures} />)
  const choose = (file = new Blob(['kupo'])) =>
    page.settle(() => {
      Object.defineProperty(page.one('input'), 'files', { value: [file], configurable: true })
      page.send(page.one('input'), 'change')
    })
  return {
    ...page,
    calls,
    shown,
    choose,
    bucket,
    progress: (part: number) => page.settle(() => sending?.progress(part)),
  }
}

test.each([
  ['the banner', has, 1, ''],
  ['that there is none', { banner: null }, 0, texts.none],
  ['nothing where it is not known', 500, 0, ''],
])('shows %s', async (_, ownBanner, pictures, words) => {
  const page = await open({ ownBanner })
  expect(page.all('img').length).toBe(pictures)
  expect(page.one('.banner-shown').textContent).toBe(words)
  expect(page.one('.banner-shown').getAttribute('aria-busy')).toBe(String(ownBanner === 500))
  expect(page.words('button')).toEqual(pictures === 1 ? [texts.remove] : [])
  expect(page.document.activeElement).toBe(page.document.body)
})

test('a picture that is chosen is sent, then made the banner, and what was changed is shown everywhere', async () => {
  const page = await open({ ownBanner: { banner: null }, beginBanner: form, finishBanner: has })
  await page.choose()
  expect(page.words('.soft.small').join()).toContain('Sending: 0%')
  expect([page.one('input').hasAttribute('disabled'), page.words('button')]).toEqual([true, [texts.cancel]])
  await page.progress(0.259)
  expect([page.one('progress').getAttribute('value'), page.words('.soft.small').join()]).toEqual([
    '25',
    expect.stringContaining('Sending: 25%'),
  ])
  await page.settle(() => page.bucket.resolve())
  expect([page.words('[role=status]'), page.words('button'), page.shown]).toEqual([[texts.saved], [texts.remove], [7]])
  expect(page.one('input').hasAttribute('disabled')).toBe(false)
  expect(page.document.activeElement).toBe(page.one('input'))
})

test('a picture is dropped on the box too', async () => {
  const page = await open({ ownBanner: { banner: null }, beginBanner: form, finishBanner: has })
  const over = () => page.one('section').classList.contains('over')
  expect(over()).toBe(false)
  await page.settle(() => page.send(page.one('section'), 'dragover'))
  expect(over()).toBe(true)
  await page.settle(() => page.send(page.one('section'), 'dragleave'))
  expect(over()).toBe(false)
  await page.settle(() => page.send(page.one('section'), 'drop', { dataTransfer: { files: [new Blob(['kupo'])] } }))
  expect(page.calls).toEqual(['ownBanner', 'beginBanner'])
  await page.settle(() => page.send(page.one('section'), 'dragover'))
  expect(over()).toBe(false)
  await page.settle(() => page.send(page.one('section'), 'drop', { dataTransfer: { files: [new Blob(['kupo'])] } }))
  expect(page.calls).toEqual(['ownBanner', 'beginBanner'])
})

test('sending is called off by a button', async () => {
  const page = await open({ ownBanner: has, beginBanner: form })
  await page.choose()
  await page.click('button')
  await page.until(() => expect(page.words('[role=status]')).toEqual([texts.canceled]))
  expect([page.all('img').length, page.shown]).toEqual([1, []])
})

test('so it is by leaving the page', async () => {
  const page = await open({ ownBanner: has, beginBanner: form, finishBanner: has })
  await page.choose()
  await page.draw(null)
  await page.settle(() => page.bucket.resolve())
  expect(page.calls).not.toContain('finishBanner')
  expect(page.shown).toEqual([])
})

test.each([
  ['a file that is none', { beginBanner: form, finishBanner: 500 }, 'sent' as const, texts.problems.pictureType],
  ['a bucket that refuses', { beginBanner: form }, 'refused' as const, texts.problems.noUpload],
  ['no network', { beginBanner: form }, 'offline' as const, `${texts.failed}. ${failures.offline}`],
])('%s is said as a problem', async (_, answers, sent, words) => {
  const page = await open({ ownBanner: has, ...answers }, sent)
  page.bucket.resolve()
  await page.choose()
  await page.until(() => expect(page.words('[role=status].problem')).toEqual([words]))
  expect(page.shown).toEqual([])
})

test('deleting shows that there is none', async () => {
  const page = await open({ ownBanner: has, removeBanner: { banner: null } })
  await page.click('button')
  await page.until(() => expect(page.words('[role=status]')).toEqual([texts.removed]))
  expect([page.one('.banner-shown').textContent, page.shown, page.calls]).toEqual([
    ...[texts.none, [7], ['ownBanner', 'removeBanner']],
  ])
})
