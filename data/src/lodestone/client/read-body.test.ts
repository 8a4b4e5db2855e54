import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

test('text that is cut anywhere, also within a letter', async () => {
  const bytes = new TextEncoder().encode('Mina 猫 ♀')
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readBody(new Response(stream))).toBe('Mina 猫 ♀')
  expect(await readBody(new Response(null))).toBe('')
})

test('an endless answer is cancelled', async () => {
  let sent = 0
  let isCalledOff = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
    cancel: () => void (isCalledOff = true),
  })
  expect(await readBody(new Response(stream), 10_000)).toBeNull()
  expect(isCalledOff).toBe(true)
  expect(sent).toBeLessThan(20_000)
})

test('an answer of the maximum size is read', async () => {
  expect(await readBody(new Response('x'.repeat(100)), 100)).toHaveLength(100)
  expect(await readBody(new Response('x'.repeat(101)), 100)).toBeNull()
})
