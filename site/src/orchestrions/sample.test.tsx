import { fileIndexKeys } from '@kupodex/data/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { assetBase } from '#images/base.ts'
import { publishedSamples, Sample, soundOf } from './sample.tsx'

test('below an address of sounds every roll has a sample', async () => {
  expect((await publishedSamples('https://sounds.test/'))(5)).toBe(true)
})

test('without one those rolls alone have a sample of which it is published', async () => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const page = await drawn(null, { web: { [`/${fileIndexKeys.sound}`]: [5] } })
  page.document.documentElement.dataset.pictures = 'sound'
  const has = await (await import('./sample.tsx')).publishedSamples('')
  expect([has(5), has(6)]).toEqual([true, false])
})

test('a sample that cannot be played says so in place of its player, which the button brings back, and the network', async () => {
  const page = await drawn(<Sample language="en" sounds="https://sounds.test/" id={5} />)
  expect(page.one('audio').getAttribute('src')).toMatch(/^https:\/\/sounds\.test\/.*5/)
  expect(page.one('audio').getAttribute('preload')).toBe('none')
  await page.settle(() => page.send(page.one('audio'), 'error', { bubbles: false }))
  expect([page.all('audio').length, page.words('[role=alert]')]).toEqual([0, [failedTexts('en').failed]])
  await page.click('.stack button')
  expect([page.all('audio').length, page.words('[role=alert]')]).toEqual([1, []])
  await page.settle(() => page.send(page.one('audio'), 'error', { bubbles: false }))
  await page.settle(() => dispatchEvent(new Event('online')))
  expect(page.all('audio').length).toBe(1)
})

test('samples are below the operator’s sounds, as the specification has them', () => {
  expect(soundOf(assetBase('/songs') ?? '', 12)).toBe('/songs/orchestrion/12.ogg')
  expect(soundOf('', 12)).toBe('/assets/orchestrion/12.ogg')
})
