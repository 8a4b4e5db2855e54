import { expect, test } from 'vitest'
import { operatorOf } from './operator.ts'

test('what is missing is null', () => {
  expect(operatorOf({ KUPODEX_OPERATOR: ' ', KUPODEX_LINK_ONCE: '' })).toEqual({
    name: null,
    address: null,
    email: null,
    law: null,
    links: { community: null, monthly: null, once: null },
    discord: null,
  })
})

test('what is set is taken', () => {
  const set = operatorOf({ KUPODEX_OPERATOR: 'Mog', KUPODEX_LINK_COMMUNITY: 'https://example.org/chat' })
  expect([set.name, set.links.community]).toEqual(['Mog', 'https://example.org/chat'])
  expect(operatorOf({ KUPODEX_DISCORD_APPLICATION: '123456789012345678' }).discord).toBe('123456789012345678')
})

test('what is not a link, or no id, is refused by name', () => {
  expect(() => operatorOf({ KUPODEX_DISCORD_APPLICATION: 'mog' })).toThrow(/KUPODEX_DISCORD_APPLICATION/)
  expect(() => operatorOf({ KUPODEX_LINK_MONTHLY: 'javascript:alert(1)' })).toThrow(/KUPODEX_LINK_MONTHLY/)
})
