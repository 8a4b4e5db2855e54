import { expect, test } from 'vitest'
import { isWholeIn, listQuery, memberIn, memberQuery, wholeQuery } from './address.ts'

test('another collection keeps who is shown and whom they look at, and no way to narrow', () => {
  const search = '?chars=3%2C1&list=mounts&member=3&show=missingMe&sort=rarest&q=cat&patch=7.0&source=2'
  expect(listQuery('minions', search)).toBe('?chars=3,1&list=minions&member=3&show=missingMe&sort=rarest')
  expect(listQuery('fish', '?mine')).toBe('?mine&list=fish')
})

test('a member is in the address, and nothing else is taken for one', () => {
  expect(memberQuery(7, '?chars=7,8&list=fish')).toBe('?chars=7,8&list=fish&member=7')
  expect(memberIn('?chars=7,8&member=8')).toBe(8)
  for (const search of ['', '?member=', '?member=x', '?member=-1', '?member=0']) expect(memberIn(search)).toBeNull()
})

test('what does not count is shown as long as the address says so, in another collection too', () => {
  const whole = wholeQuery(true, '?chars=7,8&list=fish')
  expect([whole, isWholeIn(whole)]).toEqual(['?chars=7,8&list=fish&uncounted=1', true])
  expect(listQuery('minions', whole)).toBe('?chars=7,8&list=minions&uncounted=1')
  expect([wholeQuery(false, whole), isWholeIn('?chars=7,8')]).toEqual(['?chars=7,8&list=fish', false])
})
