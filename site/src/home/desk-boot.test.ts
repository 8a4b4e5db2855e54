import { expect, test } from 'vitest'
import { anonymousKey, chosenKey, recentKey, wishesKey } from '#storage/keys.ts'
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
  ['a character that was only opened', { [recentKey]: '[{"id":7}]' }, false],
  ['lists that were opened and nothing checked off', { [anonymousKey]: '{"fish":{"count":0,"possible":9}}' }, false],
  ['half a list', { [anonymousKey]: '{"fish":' }, false],
  ['things checked off', { [anonymousKey]: '{"emote":{"count":0},"fish":{"count":2,"possible":9}}' }, true],
  ['no wishes', { [wishesKey]: '[]' }, false],
  ['wishes', { [wishesKey]: '[{"type":"mount","id":3,"wish":"want","at":1}]' }, true],
  ['a character that was chosen', { [chosenKey]: '[{"id":7}]' }, true],
  ['no wishes and a character that was chosen', { [wishesKey]: '[]', [chosenKey]: '[{"id":7}]' }, true],
  ['a session', { [sessionOf]: '{}' }, true],
])('with %s in the browser the page has a desk: %j', (_, kept, isMarked) => expect(marked(kept)).toBe(isMarked))
