import { expect, test } from 'vitest'
import { bannerSources } from './banner.ts'

test('a banner is found below its key, in each of its widths', () =>
  expect(bannerSources({ key: 'banner/7/name', widths: [960, 1920], at: 5 })).toEqual({
    src: '/banner/7/name-960.webp',
    srcSet: '/banner/7/name-960.webp 960w, /banner/7/name-1920.webp 1920w',
  }))
