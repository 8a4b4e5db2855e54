import { expect, test } from 'vitest'
import { groupAddress, groupInPath, groupOf, invitationAddress, invitationIn, ofGroup } from './address.ts'

const slug = 'Mog-kupo_0123456789abc'

test.each([
  [`/group/${slug}/`, slug],
  [`/ja/group/${slug}/`, slug],
  ['/group/', null],
  [`/group/${slug}x/`, null],
  [`/groups/${slug}/`, null],
])('the group in %s', (path, found) => expect(groupInPath(path)).toBe(found))

test('an invitation is read from the address that was made for it, and from no other', () => {
  const address = new URL(invitationAddress('https://kupodex.test', 'de', slug, 'a-code'))
  expect(address.href).toBe(`https://kupodex.test/de/group/${slug}/?invitation=a-code`)
  expect([groupInPath(address.pathname), invitationIn(address.search)]).toEqual([slug, 'a-code'])
  expect(invitationIn(new URL(groupAddress('https://kupodex.test', 'de', slug)).search)).toBeNull()
})

test('what all members have is a page of its own', () =>
  expect(ofGroup('ja', 'matrix', slug)).toBe(`/ja/matrix/?group=${slug}`))

test('characters for a new group are read from the fragment that names them, and from no other', () => {
  expect(groupOf('#chars=7,8,9')).toEqual([7, 8, 9])
  expect(['', '#', '#add', '#chars=', '#chars=x,0', '#mine'].map(groupOf)).toEqual([[], [], [], [], [], []])
  expect(groupOf('#chars=7,7,x,8')).toEqual([7, 8])
})
