import { expect, test } from 'vitest'
import { recentKey } from '#recent/recent-key.ts'
import { sessionKey, storagePrefix } from '#session/session-key.ts'
import { deskBoot } from './desk-boot.ts'

const marked = (kept: Readonly<Record<string, string>>) => {
  const dataset: Record<string, string> = {}
  // Its keys are those of what is kept, as those of the browser's storage are.
  const storage = Object.create({ getItem: (key: string) => kept[key] ?? null }) as object
  new Function('document', 'localStorage', deskBoot)({ documentElement: { dataset } }, Object.assign(storage, kept))
  return 'desk' in dataset
}

const sessionOf = sessionKey ?? `${storagePrefix}user:https://issuer.example:site`

test.each([
  ['nothing', {}, false],
  ['a theme', { 'kupodex.theme': 'dark' }, false],
  ['no characters', { [recentKey]: '[]' }, false],
  ['half a list', { [recentKey]: '[{' }, false],
  ['a character', { [recentKey]: '[{"id":7}]' }, true],
  ['a session', { [sessionOf]: '{}' }, true],
])('with %s in the browser the page has a desk: %j', (_, kept, isMarked) => expect(marked(kept)).toBe(isMarked))
