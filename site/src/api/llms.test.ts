import { expect, test } from 'vitest'
import { publicCalls, tokenCalls } from './calls.ts'
import { llmsText } from './llms.ts'

const text = llmsText('https://example.org/')

test('names each call that programs may make once, with what it is for', () => {
  for (const { method, path, summary } of [...publicCalls, ...tokenCalls]) {
    const lines = text.split('\n').filter((line) => line.startsWith(`- \`${method} ${path}\``))
    expect([path, lines]).toEqual([path, [expect.stringContaining(summary)]])
  }
})

test('leads to pages of the site by whole addresses', () => {
  expect(text.startsWith('# Kupodex\n\n> ')).toBe(true)
  expect([...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address)).toEqual(
    ['/api/', '/openapi.json', '/examples/', '/client/1.js', '/embed/'].map((path) => `https://example.org${path}`),
  )
})
