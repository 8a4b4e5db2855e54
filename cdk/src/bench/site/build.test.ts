import { expect, test } from 'vitest'
import { readBuild } from './build.ts'

test('what a build says of itself is read', () => {
  const said = '22:17:01 [pages] peak memory 512 MB\n22:17:01 [build] 31241 page(s) built in 98.32s\n'
  expect(readBuild(said)).toEqual({ pages: 31_241, peak: 512 })
})
