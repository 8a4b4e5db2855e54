import { mix } from './picture.ts'

/** A star of a drawn sky, in a frame of 100 by 70. */
export interface Star {
  x: number
  y: number
  size: number
}

/** A constellation: its stars, the pairs of them that are joined, and the fainter stars around. */
export interface Sky {
  stars: Star[]
  lines: [Star, Star][]
  dust: Star[]
}

/** Numbers from 0 to 1, the same ones for the same id (a Weyl sequence, mixed). */
const numbersFrom = (id: number) => {
  let state = id | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    return mix(state) / 2 ** 32
  }
}

const distance = (a: Star, b: Star) => Math.hypot(a.x - b.x, a.y - b.y)

/** Joins every star after the first to the nearest of those before it: one figure, no loops. */
const joined = (stars: readonly Star[]): [Star, Star][] =>
  stars.slice(1).flatMap((star, index): [Star, Star][] => {
    const [nearest] = stars.slice(0, index + 1).sort((a, b) => distance(a, star) - distance(b, star))
    return nearest === undefined ? [] : [[nearest, star]]
  })

/** The constellation of an id: one star in each cell of a loose grid, so that none lie on each other. */
export const skyOf = (id: number): Sky => {
  const next = numbersFrom(id)
  const cells = Array.from({ length: 12 }, (_, cell) => ({ cell, order: next() })).sort((a, b) => a.order - b.order)
  const stars = cells.slice(0, 7 + Math.floor(next() * 3)).map(({ cell }): Star => ({
    x: 14 + (cell % 4) * 24 + (next() - 0.5) * 16,
    y: 13 + Math.floor(cell / 4) * 22 + (next() - 0.5) * 14,
    size: 0.8 + next() ** 2 * 1.4,
  }))
  const dust = Array.from({ length: 40 }, (): Star => ({ x: next() * 100, y: next() * 70, size: 0.15 + next() * 0.35 }))
  return { stars, lines: joined(stars), dust }
}
