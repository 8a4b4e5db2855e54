import { markupOf } from '@kupodex/data/html'
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faceHtml } from '#images/face-html.ts'
import { showCharacters } from '#recent/recent-menu.ts'
import { Face } from './face.tsx'

const iconUrl = 'https://img2.finalfantasyxiv.com/f/a_bfc0.jpg?1'

/** The face of a character as each of the three ways draws it: pages and boards, islands, menus. */
const drawnBy = {
  html: (face: { id: number; iconUrl: string }) => markupOf(faceHtml('/sprite.svg', face)),
  react: (face: { id: number; iconUrl: string }) => renderToStaticMarkup(<Face {...face} />),
  menu: (face: { id: number; iconUrl: string }) => {
    const { document } = parseHTML('<div data-base="/char/"><ul data-list="recent"></ul></div>')
    showCharacters(document as unknown as Document, 'recent', [{ ...face, name: 'Mina', worldName: 'Lich' }])
    return document.querySelector('.face')?.outerHTML ?? ''
  },
}
const ways = Object.keys(drawnBy) as (keyof typeof drawnBy)[]
const elementOf = (markup: string) => parseHTML(`<body>${markup}</body>`).document.querySelector('.face')

afterEach(() => void vi.unstubAllEnvs())

describe('where faces are loaded', () => {
  beforeEach(() => void vi.stubEnv('KUPODEX_FACES_ADDRESS', 'http://faces.test/'))

  test.each(ways)('%s has the picture above the drawn sky, lazily and without saying whose page it is', (way) => {
    const face = elementOf(drawnBy[way]({ id: 7, iconUrl }))
    expect(face?.querySelector('svg use')?.getAttribute('href')).toMatch(/#sky[0-7]$/)
    const image = face?.querySelector('svg + img')
    expect(image?.getAttribute('src')).toBe('http://faces.test/f/a_bfc0.jpg?1')
    expect(image?.getAttribute('alt')).toBe('')
  })

  test.each(['html', 'react'] as const)('%s says so before the address', (way) => {
    const { attributes } = elementOf(drawnBy[way]({ id: 7, iconUrl }))?.querySelector('img') ?? { attributes: [] }
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name.toLowerCase(), value]))).toMatchObject({
      ...{ loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer', width: '32', height: '32' },
    })
  })

  test.each(ways)('%s has the sky alone for an address from elsewhere', (way) => {
    for (const other of ['', 'https://evil.example/f/a.jpg', 'javascript:alert(1)', '"><script>'])
      expect(elementOf(drawnBy[way]({ id: 7, iconUrl: other }))?.innerHTML).not.toMatch(/img|script/)
  })
})

test.each(ways)('%s has the sky alone where none are', (way) => {
  const face = elementOf(drawnBy[way]({ id: 7, iconUrl }))
  expect(face?.querySelector('use')).not.toBeNull()
  expect(face?.querySelector('img')).toBeNull()
})
