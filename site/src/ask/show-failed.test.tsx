import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { Failed } from './failed.tsx'
import { answered, type Outcome } from './outcome.ts'
import { createResource } from './resource.ts'
import { createFollow, showFailed } from './show-failed.ts'
import { failedTexts } from './texts.ts'
import { settle, waitsAt } from './waits.fixture.ts'

const opened = () => {
  const page = openPage('<div id="failed"></div><p id="drawn"></p>')
  return { ...page, place: page.one('#failed') }
}

test('plain scripts show a failure as islands do', () => {
  const { place } = opened()
  for (const look of [{}, { className: 'stack', name: 'Rarity' }]) {
    showFailed({ place, language: 'de', ...look }, () => {})
    expect(place.innerHTML).toBe(renderToStaticMarkup(<Failed language="de" again={() => {}} {...look} />))
  }
})

/** A resource that answers when it is told to. */
const told = () => {
  const asked: { answer: (outcome: Outcome<string>) => void; signal: AbortSignal }[] = []
  const network = waitsAt()
  const resource = createResource<string>(
    ({ signal }) => new Promise((answer) => void asked.push({ answer, signal })),
    { waits: network.waits, now: network.now },
  )
  const say = async (outcome: Outcome<string>) => {
    asked.at(-1)?.answer(outcome)
    await settle()
  }
  return { resource, asked, say, ...network }
}
const down: Outcome<string> = { ok: false, code: 'offline' }

test('what has failed is said until it is there, and is tried again by the button and by itself', async () => {
  const { place, one, words, click } = opened()
  const { resource, asked, say, pass } = told()
  createFollow({ place, language: 'en' })(resource, (value) => (one('#drawn').textContent = value))
  expect(place.innerHTML).toBe('')
  await say(down)
  expect(words('#failed [role=alert]')).toEqual([failedTexts('en').failed])
  click('#failed button')
  await say(down)
  await pass(40_000)
  expect(asked).toHaveLength(3)
  await say(answered('a'))
  expect([place.innerHTML, ...words('#drawn')]).toEqual(['', 'a'])
})

test('what is wanted next takes the place of the last, which is drawn no more', async () => {
  const { place, one, words } = opened()
  const [first, second] = [told(), told()]
  const follow = createFollow({ place, language: 'en' })
  const draw = (value: string) => (one('#drawn').textContent = value)
  follow(first.resource, draw)
  await first.say(down)
  follow(second.resource, draw)
  expect(place.innerHTML).toBe('')
  first.resource.again()
  await first.say(answered('late'))
  await second.say(answered('b'))
  expect(words('#drawn')).toEqual(['b'])
})
