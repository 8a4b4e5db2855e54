import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSignatureCheck } from './signature.ts'
import { createSigner } from './signer.ts'

const now = 1_750_000_000_000
const signer = createSigner(Buffer.alloc(32, 9))
const start = () => createSignatureCheck(signer.publicKey, () => now)

test('any body that is signed is taken, and none that differs by a bit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(), async (body, at) => {
      const headers = signer.headersOf(body, now)
      const bytes = Buffer.from(body)
      const other = Buffer.from(bytes)
      other[at % other.length] = (other[at % other.length] ?? 0) ^ (1 << (at % 8))
      const isSigned = start()
      expect([await isSigned(headers, other), await isSigned(headers, bytes)]).toEqual([false, true])
    }),
    { numRuns: 50 },
  )
})

test('what two send at once is answered once', async () => {
  const isSigned = start()
  const headers = signer.headersOf('{}', now)
  const both = await Promise.all([isSigned(headers, Buffer.from('{}')), isSigned(headers, Buffer.from('{}'))])
  expect(both.toSorted()).toEqual([false, true])
})

test('with a key that is none nothing is taken', async () => {
  const isSigned = createSignatureCheck('ff'.repeat(32), () => now)
  await expect(isSigned(signer.headersOf('{}', now), Buffer.from('{}')).catch(() => false)).resolves.toBe(false)
})
