import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawn } from './drawn.fixture.ts'
import { CopyButton } from './copy-button.tsx'
import { copyTexts } from './texts.ts'

const texts = copyTexts('en')

test.each([
  ['copied', { writeText: () => Promise.resolve() }],
  ['notCopied', { writeText: () => Promise.reject(new Error('forbidden')) }],
  ['notCopied', undefined],
] as const)('the button says for a while that it is %s', async (said, clipboard) => {
  const page = await drawn(<CopyButton language="en" text="The Insatiable" name="Copy The Insatiable" />)
  vi.stubGlobal('navigator', { clipboard })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const words = () => page.words('button, [role=status]')
  expect([words(), page.one('button').getAttribute('aria-label')]).toEqual([[texts.copy, ''], 'Copy The Insatiable'])
  await act(async () => page.one('button').click())
  expect(words()).toEqual([texts[said], texts[said]])
  await act(() => vi.advanceTimersByTimeAsync(2499))
  expect(words()).toEqual([texts[said], texts[said]])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(words()).toEqual([texts.copy, ''])
})
