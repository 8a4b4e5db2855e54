import { expect, test } from 'vitest'
import { finderTarget } from './submit.ts'

test.each([
  ['42', '/de/char/42/'],
  [' https://na.finalfantasyxiv.com/lodestone/character/42/ ', '/de/char/42/'],
  [' Mina Exodus ', '/de/charactersearch/?q=Mina%20Exodus'],
  ['ミナ & 42', '/de/charactersearch/?q=%E3%83%9F%E3%83%8A%20%26%2042'],
  ['0', '/de/charactersearch/?q=0'],
])('%j leads to %s', (text, path) =>
  expect(finderTarget(text, { char: '/de/char/', search: '/de/charactersearch/', compared: null })).toBe(path),
)
