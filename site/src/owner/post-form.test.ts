import { expect, test, vi } from 'vitest'
import { postForm } from './post-form.ts'

/** A request that a test ends as it likes. */
class Request extends EventTarget {
  static last: Request | null = null
  upload = new EventTarget()
  status = 0
  opened: string[] = []
  body: FormData | null = null
  aborted = false
  constructor() {
    super()
    Request.last = this
  }
  open(...to: string[]) {
    this.opened = to
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
}

const begin = (control = new AbortController()) => {
  Request.last = null
  vi.stubGlobal('XMLHttpRequest', Request)
  const parts: number[] = []
  const form = { url: 'https://bucket.example/', fields: { key: 'banner/7' } }
  const sent = postForm(form, new Blob(['kupo']), {
    signal: control.signal,
    progress: (part) => void parts.push(part),
  })
  return { request: Request.last as Request | null, sent, parts, control }
}

const far = (loaded: number, total: number, lengthComputable = true) =>
  Object.assign(new Event('progress'), { loaded, total, lengthComputable })

test('the fields go before the file, and how much is sent is said where it is known', () => {
  const { request, parts } = begin()
  expect(request?.opened).toEqual(['POST', 'https://bucket.example/'])
  expect([...(request?.body?.keys() ?? [])]).toEqual(['key', 'file'])
  expect(request?.body?.get('key')).toBe('banner/7')
  for (const event of [far(1, 4), far(2, 0), far(3, 4, false), far(4, 4)]) request?.upload.dispatchEvent(event)
  expect(parts).toEqual([0.25, 1])
})

test.each([
  ['load', 200, 'sent'],
  ['load', 204, 'sent'],
  ['load', 199, 'refused'],
  ['load', 300, 'refused'],
  ['load', 403, 'refused'],
  ['error', 0, 'offline'],
  ['timeout', 0, 'offline'],
])('%s with %d: %s', async (type, status, end) => {
  const { request, sent, control } = begin()
  Object.assign(request ?? {}, { status })
  request?.dispatchEvent(new Event(type))
  expect(await sent).toBe(end)
  control.abort()
  expect(request?.aborted).toBe(false)
})

test('what is called off is no longer sent, and nothing is where that was before', async () => {
  const { request, sent, control } = begin()
  control.abort()
  expect([await sent, request?.aborted]).toEqual(['canceled', true])
  const late = begin(control)
  expect([await late.sent, late.request]).toEqual(['canceled', null])
})
