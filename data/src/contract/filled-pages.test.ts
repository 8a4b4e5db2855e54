import { expect, test } from 'vitest'
import { readFilledPath } from './filled-pages.ts'

test.each([
  ['/filled/char/7/', { language: 'en', id: 7, word: 'profile' }],
  ['/filled/ja/char/7/', { language: 'ja', id: 7, word: 'profile' }],
  ['/filled/de/char/1234567/mounts/', { language: 'de', id: 1234567, word: 'mounts' }],
  ['/filled/char/7/achievements/battle/general/9/', { language: 'en', id: 7, word: 'achievements' }],
  ['/char/7/', null],
  ['/filled/it/char/7/', null],
  ['/filled/char/0/', null],
  ['/filled/char/9007199254740992/', null],
  ['/filled/char/7/../x/', { language: 'en', id: 7, word: 'profile' }],
])('%s', (path, page) => expect(readFilledPath(path)).toEqual(page))
