import { expect, onTestFinished, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { revealed, shield } from './shield-store.ts'
import { useVeiled, Veil } from './veil.tsx'

const Row = () => {
  const isHidden = useVeiled('7.4', 'Bell')
  return (
    <p>
      <a href="/before/">Before</a>{' '}
      {isHidden ? (
        <Veil patch="7.4" text="Bell" />
      ) : (
        <>
          <input type="checkbox" /> <a href="/bell/">Bell</a>
        </>
      )}
    </p>
  )
}
const withLink = (
  <p>
    <a href="/before/">Before</a>{' '}
    <Veil patch="7.4" text="Bell">
      <a href="/bell/">Bell</a>
    </Veil>
  </p>
)
const withWords = (
  <p>
    <Veil patch="7.4" text="Bell" /> <a href="/after/">After</a>
  </p>
)
const box = (
  <p>
    <Veil patch="7.4" text="Bell">
      <label>
        <input type="checkbox" />
      </label>
    </Veil>
  </p>
)

test.each([
  ['its link', withLink, '[href="/bell/"]'],
  ['the link that a row draws in its place', <Row />, '[href="/bell/"]'],
  ['its checkbox', box, 'input'],
  ['the element around its words', withWords, 'p'],
])('what a button reveals gets the focus: %s', async (_, part, focused) => {
  onTestFinished(() => {
    shield.set(null)
    revealed.set(new Set())
  })
  shield.set(73)
  const page = await drawn(part)
  page.one('.veil').focus()
  await page.click('.veil')
  expect(page.words('.veil')).toEqual([])
  expect(page.document.activeElement).toBe(page.one(focused))
})
