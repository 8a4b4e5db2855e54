import { afterEach, expect, test, vi } from 'vitest'
import { askPermission, permissionNow, showNotice } from './permission.ts'

const shown: [string, NotificationOptions][] = []

/** A browser's notifications: what is allowed, what its reader answers, and whether it has them for service workers alone. */
const browser = (permission: NotificationPermission, answer = permission, canShow = true) => {
  shown.length = 0
  vi.stubGlobal(
    'Notification',
    class {
      static permission = permission
      static requestPermission = async () => answer
      constructor(title: string, options: NotificationOptions) {
        if (!canShow) throw new TypeError('Illegal constructor')
        shown.push([title, options])
      }
    },
  )
}

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['granted', 'granted'],
  ['denied', 'refused'],
  ['default', 'unasked'],
] as const)('what a browser calls %s is %s', (permission, words) => {
  browser(permission)
  expect(permissionNow()).toBe(words)
})

test('a browser without notices is unable, and is not asked', async () => {
  vi.stubGlobal('Notification', undefined)
  expect([permissionNow(), await askPermission('A')]).toEqual(['unable', 'unable'])
})

test('whoever allows it sees the first notice at once', async () => {
  browser('default', 'granted')
  expect(await askPermission('Mina', 'comes')).toBe('granted')
  expect(await askPermission('Aldo')).toBe('granted')
  expect(shown).toEqual([
    ['Mina', { tag: 'kupodex.first', body: 'comes' }],
    ['Aldo', { tag: 'kupodex.first' }],
  ])
})

test.each(['denied', 'default'] as const)('whoever answers %s sees none', async (answer) => {
  browser('granted', answer)
  expect(await askPermission('Mina')).toBe('refused')
  expect(shown).toEqual([])
})

test('a browser with notices for service workers alone is unable', async () => {
  browser('granted', 'granted', false)
  expect(await askPermission('Mina')).toBe('unable')
  expect(showNotice('Mina', {})).toBeNull()
})
