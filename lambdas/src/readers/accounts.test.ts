import { describe, expect, test } from 'vitest'
import { accountsOf } from './accounts.ts'

const accounts = accountsOf('the key of this deployment, long enough')
const names = (client: string) => accounts(client).map(({ name }) => name)
const shared = (one: string, other: string) => names(one).map((name, at) => name === names(other)[at])

describe('accounts', () => {
  test('of an address of IPv4 there is one', () => {
    expect(accounts('192.0.2.7')).toEqual([{ name: expect.stringMatching(/^\d{1,7}$/), readers: 1 }])
    expect(shared('192.0.2.7', '192.0.2.8')).toEqual([false])
    expect(accounts('::ffff:127.0.0.1')).toHaveLength(1)
  })

  test('networks of one household, and of somebody with many networks, share accounts', () => {
    expect(accounts('2001:db8:1:2').map(({ readers }) => readers)).toEqual([1, 2, 4])
    expect(shared('2001:db8:1:2', '2001:db8:1:3')).toEqual([false, true, true])
    expect(shared('2001:db8:1:2', '2001:db8:1:102')).toEqual([false, false, true])
    expect(shared('2001:db8:1:2', '2001:db8:2:2')).toEqual([false, false, false])
    expect(shared('2001:db8:1:2', '2001:0db8:0001:0002')).toEqual([true, true, true])
  })

  test('without the key nobody can find out whose account is whose', () => {
    const others = accountsOf('the key of another deployment')
    expect(others('192.0.2.7')).not.toEqual(accounts('192.0.2.7'))
    expect(names('192.0.2.7')[0]).not.toContain('192')
  })

  test('a thousand readers rarely share an account', () => {
    const all = new Set(Array.from({ length: 1000 }, (_, n) => names(`192.0.${n >> 8}.${n & 255}`)[0]))
    expect(all.size).toBeGreaterThan(990)
  })
})
