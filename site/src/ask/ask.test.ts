import { expect, test } from 'vitest'
import { askOnce } from './ask.ts'

test('asks once, again after a failure, and takes 404 for nothing', async () => {
  const statuses = [500, 200]
  const asked: string[] = []
  const ask = askOnce(async (path) => {
    asked.push(String(path))
    if (path === '/none') return new Response('', { status: 404 })
    return Response.json({ a: 1 }, { status: statuses.shift() ?? 200 })
  })
  await expect(ask('/a')).rejects.toThrow('/a answered 500')
  expect(await Promise.all([ask('/a'), ask('/a')])).toEqual([{ a: 1 }, { a: 1 }])
  expect(await ask('/none')).toBeNull()
  expect(asked).toEqual(['/a', '/a', '/none'])
})
