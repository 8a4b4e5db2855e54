import { expect, test } from 'vitest'
import { operatorOf } from './operator.ts'

test('what is missing is null', () => {
  expect(operatorOf({ KUPODEX_OPERATOR: ' ', KUPODEX_LINK_ONCE: '' })).toEqual({
    name: null,
    address: null,
    email: null,
    law: null,
    links: { community: null, monthly: null, once: null },
  })
})

test('what is set is taken', () => {
  const set = operatorOf({ KUPODEX_OPERATOR: 'Mog', KUPODEX_LINK_COMMUNITY: 'https://example.org/chat' })
  expect([set.name, set.links.community]).toEqual(['Mog', 'https://example.org/chat'])
})

test('what is not a link is refused by name', () => {
  expect(() => operatorOf({ KUPODEX_LINK_MONTHLY: 'javascript:alert(1)' })).toThrow(/KUPODEX_LINK_MONTHLY/)
})
