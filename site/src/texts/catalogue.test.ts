import { parseHTML } from 'linkedom'
import { afterEach, expect, test, vi } from 'vitest'
import { bringTexts, catalogue, pageTextsId, section } from './catalogue.ts'

const texts = { en: { a: { b: 'Door' } }, de: { a: { b: 'Tür' } }, fr: { a: { b: 'Porte' } }, ja: { a: { b: '扉' } } }

const openPage = (brought: object) => {
  const { document } = parseHTML(
    `<body><script type="application/json" id="${pageTextsId}">${JSON.stringify(brought)}</script></body>`,
  )
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { pathname: '/doors/' })
}

afterEach(() => void vi.unstubAllGlobals())

test('the build has a catalogue in the language that is asked for', () => {
  expect(catalogue('doorTexts', texts)('de')).toEqual({ a: { b: 'Tür' } })
})

test('a section has the languages of the whole', () => {
  expect(section(texts, 'a')).toEqual({ en: { b: 'Door' }, de: { b: 'Tür' }, fr: { b: 'Porte' }, ja: { b: '扉' } })
})

test('a browser reads the catalogue that its page brings', () => {
  openPage({ doorTexts: { a: { b: 'Tür' } }, roofTexts: {} })
  expect(catalogue<(typeof texts)['en']>('doorTexts', false)('de')).toEqual({ a: { b: 'Tür' } })
})

test('a part that comes later brings catalogues of its own', () => {
  openPage({ roofTexts: {} })
  bringTexts({ doorTexts: { a: { b: 'Porte' } } })
  expect(catalogue<(typeof texts)['en']>('doorTexts', false)('fr')).toEqual({ a: { b: 'Porte' } })
})

test('a catalogue that no script of the page seems to import is named with the page and where pages find theirs', () => {
  openPage({ roofTexts: {} })
  expect(() => catalogue('doorTexts', false)('de')).toThrow(
    '/doors/ has no doorTexts: see site/src/texts/build/imports.ts',
  )
})
