import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a click or the Enter key alone is for the page', () => expect(isPlainClick(plain)).toBe(true))

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o is for the browser',
  (more) => expect(isPlainClick({ ...plain, ...more })).toBe(false),
)
