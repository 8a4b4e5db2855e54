import { afterEach, expect, test, vi } from 'vitest'
import { markTexts } from '#marks/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'

afterEach(() => {
  for (const one of ['../ui/download.ts', '#marks/page-marks.ts']) vi.doUnmock(one)
  vi.resetModules()
})

test('ticks without a character lead to where they can be kept elsewhere, and are saved as a file that can be read again', async () => {
  vi.resetModules()
  const files: string[][] = []
  vi.doMock('../ui/download.ts', () => ({ download: (...file: string[]) => files.push(file) }))
  vi.doMock('#marks/page-marks.ts', () => ({
    anonymousTicks: async () => [{ subject: '', characterId: 0, type: 'fish', id: 7, owned: true, at: 100.5 }],
  }))
  const { KeptHere } = await import('./kept-here.tsx')
  const page = await drawn(<KeptHere language="de" />)
  const { kept, save } = markTexts('de').anonymous
  expect(page.words('p')[0]).toContain(kept)
  expect(page.attributes('a', 'href')).toEqual(['/de/char/', '/de/settings/#bring'])
  expect(page.words('button')).toEqual([save])
  await page.click('button')
  expect(files.map(([name, type, text]) => [name, type, JSON.parse(text ?? '')])).toEqual([
    ['kupodex-anonymous.json', 'application/json', { marks: { fish: { 7: 100 } } }],
  ])
})
