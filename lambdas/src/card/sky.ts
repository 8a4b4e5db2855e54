import { cardSize } from '@kupodex/data/contract'
import type { Lettering } from './lettering.ts'

export const margin = 56
export const right = cardSize.width - margin

/** The colors of the site by night. */
export const colors = {
  night: '#0b0f1e',
  panel: '#171e3a',
  track: '#2a3257',
  bar: '#8fa6ff',
  gold: '#f0c370',
  text: '#e9ecf8',
  soft: '#a4add0',
} as const

const constellation = (...stars: readonly (readonly [x: number, y: number, radius: number])[]): string => {
  const line = stars.map(([x, y]) => `${x},${y}`).join(' ')
  const dots = stars.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')
  return [
    `<polyline points="${line}" fill="none" stroke="${colors.gold}" stroke-opacity=".3" stroke-width="1.5"/>`,
    `<g fill="${colors.gold}" fill-opacity=".6">${dots}</g>`,
  ].join('')
}

/** The circles of an astrolabe, as in the site's own picture. */
const astrolabe = [
  `<g fill="none" stroke="${colors.gold}" stroke-opacity=".3">`,
  ...[105, 190, 285].map(
    (radius, at) => `<circle cx="1010" cy="330" r="${radius}" stroke-dasharray="2 ${10 + 3 * at}"/>`,
  ),
  '</g>',
].join('')

/** The mark of the site in a square of 32, as the header of its pages has it. */
const mark = `<path d="M5 28c1-9 5-14 11-16" fill="none" stroke="${colors.gold}" stroke-width="2.2" stroke-linecap="round"/><circle cx="21.5" cy="10" r="6.5" fill="${colors.gold}"/><path d="M8 3.5c.5 2.7 1.3 3.5 4 4-2.7.5-3.5 1.3-4 4-.5-2.7-1.3-3.5-4-4 2.7-.5 3.5-1.3 4-4z" fill="${colors.gold}"/>`

const name = { size: 34, weight: 700, anchor: 'end', color: colors.text } as const

/** The night, with the name of the site whose baseline is at `y`. */
const night = (lettering: Lettering, y: number): string => {
  const left = right - lettering.widthOf('Kupodex', name.size, name.weight) - 48
  return [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colors.night}"/>`,
    `<g transform="translate(${left} ${y - 32}) scale(1.15)">${mark}</g>`,
    lettering.line('Kupodex', right, y, name),
  ].join('')
}

/** What is behind the card of a character: stars above the name of the site. */
export const sky = (lettering: Lettering): string =>
  night(lettering, 132) +
  constellation([874, 84, 3], [930, 52, 4], [990, 68, 3], [1040, 28, 3.5], [1094, 46, 3], [1142, 20, 4.5])

/** What is behind a card that only says something: more of the sky. */
export const wideSky = (lettering: Lettering): string =>
  night(lettering, 104) +
  astrolabe +
  constellation([700, 560, 3], [790, 480, 4.5], [890, 512, 3], [972, 402, 5], [1064, 446, 3.5], [1136, 350, 5])
