import { facePath, lodestoneFaces } from '@kupodex/data/game'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picture } from './ground/art.ts'
import { drawFace } from './faces.ts'
import { member } from './small-lodestone.fixture.ts'

const { picture: ordinary } = member('ordinary')
const pathOf = (of: typeof ordinary, size: 'fc0' | 'fl0') => `/${facePath(picture(of, size))}`

test.each([
  ['fc0', 96, 96],
  ['fl0', 640, 873],
] as const)('the picture %s of a person is there, in the size of the real one', async (size, width, height) => {
  expect(picture(ordinary, size).startsWith(lodestoneFaces)).toBe(true)
  const drawn = await drawFace(pathOf(ordinary, size))
  expect(await sharp(drawn ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'jpeg', width, height })
})

test('the same person has the same face, another one another', async () => {
  const of = (hash: string) => drawFace(pathOf({ ...ordinary, hash }, 'fc0'))
  expect(await of(ordinary.hash)).toEqual(await of(ordinary.hash))
  expect(await of(ordinary.hash)).not.toEqual(await of('other'))
})

test.each(['/f/', '/f/afc0.png', '/f/../afc0.jpg', '/f/a b fc0.jpg', '/f/afc1.jpg', '/g/afc0.jpg'])(
  '%s is no picture',
  async (path) => expect(await drawFace(path)).toBeNull(),
)
