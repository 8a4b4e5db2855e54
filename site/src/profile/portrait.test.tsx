import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { skyOf } from '#images/sky.ts'
import { Portrait } from './portrait.tsx'

const draw = (some: object | null) =>
  renderToStaticMarkup(<Portrait label="Mina" character={some && { ...character, ...some }} />)
const banner = { key: 'banner/7/k', widths: [480, 960], at: 1 }

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['is empty before the character is known', null, 0, 0],
  ['is a sky without a banner', {}, 1, 0],
  ['is the banner where there is one', { hasBanner: 5, banner }, 0, 1],
  ['is no banner that was deleted', { hasBanner: 0, banner }, 1, 0],
  ['is a sky where a copy knows of a banner only', { hasBanner: 5, banner: null }, 1, 0],
])('%s', (_, some, skies, pictures) => {
  const html = draw(some)
  expect([html.split('<svg').length - 1, html.split('<img').length - 1]).toEqual([skies, pictures])
  if (skies === 1) expect(html).toContain('aria-label="Mina"')
})

test('a sky has its dust, its stars and the lines between them', () => {
  const html = draw({ id: 7 })
  const sky = skyOf(7)
  const count = (part: string) => html.split(part).length - 1
  expect([count('<circle'), count('<path')]).toEqual([sky.dust.length + 2 * sky.stars.length, sky.lines.length])
  expect(html).toContain(`r="${(sky.stars[0]?.size ?? 0) * 2.6}" opacity="0.14"`)
})

test('the portrait of the Lodestone lies before it, asked for without a referrer', () => {
  vi.stubEnv('KUPODEX_FACES_ADDRESS', 'https://pictures.example/')
  const address = `https://img2.finalfantasyxiv.com/f/${'a'.repeat(32)}_${'b'.repeat(32)}fl0.jpg?1`
  const html = draw({ imageUrl: address, hasBanner: 5, banner })
  expect(html.split('<img').length - 1).toBe(2)
  expect(html).toContain('referrerPolicy="no-referrer"')
  expect(draw({ imageUrl: 'https://elsewhere.example/a.jpg' })).not.toContain('<img')
})
