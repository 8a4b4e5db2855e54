import { expect, onTestFinished, test } from 'vitest'
import { shield } from '#shield/shield-store.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { EmptyLines, ThingLine } from './thing-line.tsx'

const thing = { type: 'mount', id: 12, name: 'Boko', patch: '7.2', path: '/char/7/mounts/12/' } as const

const draw = (images: string | null = null) =>
  drawn(<ThingLine {...{ thing, images }} below="A quest." figure="3.0%" says="3 of 100 have it" />)

test('a thing is a link to it, with what is known of it and its number', async () => {
  const { attributes, words, all } = await draw()
  expect([words('a'), attributes('a', 'href')]).toEqual([['Boko'], ['/char/7/mounts/12/']])
  expect([words('.gist small'), words('strong'), words('.portion small')]).toEqual([
    ...[['A quest.'], ['3.0%'], ['3 of 100 have it']],
  ])
  expect(all('svg.thing').length).toBe(1)
})

test('of what the shield hides there is neither name, nor picture, nor way, but its number', async () => {
  shield.set(71)
  onTestFinished(() => shield.set(null))
  const { all, words, click } = await draw()
  expect([words('a'), all('.thing').length, words('.gist small'), words('strong')]).toEqual([[], 0, [''], ['3.0%']])
  await click('button.veil')
  expect([words('a'), all('.thing').length, words('.gist small')]).toEqual([['Boko'], 1, ['A quest.']])
})

test('the room of lines that are to come is read to nobody', async () => {
  const { all } = await drawn(<EmptyLines count={3} />)
  expect(all('li').map((line) => line.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true'])
})
