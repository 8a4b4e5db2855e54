import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reveal, revealed, shield } from './shield-store.ts'
import { Veil } from './veil.tsx'

beforeEach(() => {
  const { document } = parseHTML('<a data-hidden="Hidden: patch {patch}"></a>')
  vi.stubGlobal('document', document)
  shield.set(73)
})
afterEach(() => {
  vi.unstubAllGlobals()
  shield.set(null)
  revealed.set(new Set())
})

const button = '<button class="veil" type="button">Hidden: patch 7.4</button>'

test.each([
  ['a name of a later patch', <Veil patch="7.45" text="Bell" />, button],
  ['the same in tenths', <Veil patch={74} text="Bell" />, button],
  ['what stands for a name', <Veil patch="7.4" text="Bell" children={<a href="/bell/">Bell</a>} />, button],
  ['what is beside a name', <Veil patch="7.4" text="Bell" quiet children={<p title="Bell">It rings.</p>} />, ''],
])('%s is hidden', (_, veil, markup) => expect(renderToStaticMarkup(veil)).toBe(markup))

test.each([
  ['of the patch', <Veil patch="7.35" text="Bell" />],
  ['of no known patch', <Veil patch={null} text="Bell" />],
])('a name %s is shown', (_, veil) => expect(renderToStaticMarkup(veil)).toBe('Bell'))

test('where no patch is chosen, a name is hidden after the one assumed, and a chosen one goes before it', () => {
  const veil = <Veil patch="7.4" text="Bell" assumed={73} />
  shield.set(null)
  expect(renderToStaticMarkup(veil)).toBe(button)
  expect(renderToStaticMarkup(<Veil patch="7.35" text="Bell" assumed={73} />)).toBe('Bell')
  shield.set(75)
  expect(renderToStaticMarkup(veil)).toBe('Bell')
})

test('what was asked for is shown in all places', () => {
  reveal('Bell')
  expect(renderToStaticMarkup(<Veil patch="7.4" text="Bell" />)).toBe('Bell')
  expect(renderToStaticMarkup(<Veil patch="7.4" text="Bell" quiet children={<i>It rings.</i>} />)).toBe(
    '<i>It rings.</i>',
  )
})
