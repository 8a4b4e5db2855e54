import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { finderTarget, targetOf } from './submit.ts'

test.each([
  ['42', '/de/char/42/'],
  [' https://na.finalfantasyxiv.com/lodestone/character/42/ ', '/de/char/42/'],
  [' Mina Exodus ', '/de/charactersearch/?q=Mina%20Exodus'],
  ['ミナ & 42', '/de/charactersearch/?q=%E3%83%9F%E3%83%8A%20%26%2042'],
  ['0', '/de/charactersearch/?q=0'],
])('%j leads to %s', (text, path) =>
  expect(finderTarget(text, { char: '/de/char/', search: '/de/charactersearch/', compared: null })).toBe(path),
)

const paths = { char: '/char/', search: '/charactersearch/', compared: null }

test.each(['42', '12345678', 'https://na.finalfantasyxiv.com/lodestone/character/42/', 'Mi', ''])(
  'of %j nobody is asked for its name',
  async (text) => {
    const asks: string[] = []
    const ask = async () => {
      asks.push(text)
      return webOf({}).ask
    }
    expect(await targetOf(ask, text, paths)).toBe(finderTarget(text, paths))
    expect(asks).toEqual([])
  },
)
