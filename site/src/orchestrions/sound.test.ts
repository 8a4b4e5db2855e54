import { expect, test } from 'vitest'
import { assetBase } from '#images/base.ts'
import { soundOf } from './sample.tsx'

test('samples are below the operator’s sounds, as the specification has them', () => {
  expect(soundOf(assetBase('/songs') ?? '', 12)).toBe('/songs/orchestrion/12.ogg')
  expect(soundOf('', 12)).toBe('/assets/orchestrion/12.ogg')
})
