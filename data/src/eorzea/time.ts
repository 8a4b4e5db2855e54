/** An Eorzea hour, a bell, in milliseconds of real time (spec: characters §9: 175 seconds). */
export const bellMs = 175_000

/** An Eorzea day, a sun, in milliseconds of real time: 70 minutes. */
export const eorzeaDayMs = 24 * bellMs

/** How long a weather lasts, 8 bells, in milliseconds of real time. */
export const weatherMs = 8 * bellMs

const sunsInMoon = 32
const moonsInYear = 12

interface EorzeaTime {
  /** Years of the game's calendar since the start of Unix time, from 1. */
  year: number
  /** 1 to 12: odd ones are astral moons, even ones umbral. */
  moon: number
  /** Day of the moon, 1 to 32. */
  sun: number
  /** Hour, 0 to 23. */
  bell: number
  /** 0 to 59. */
  minute: number
}

/** What the game's clock and calendar show at a moment (epoch ms): it counts from the start of Unix time. */
export const eorzeaTime = (at: number): EorzeaTime => {
  const suns = Math.floor(at / eorzeaDayMs)
  const moons = Math.floor(suns / sunsInMoon)
  const inDay = at - suns * eorzeaDayMs
  const bell = Math.floor(inDay / bellMs)
  return {
    year: Math.floor(moons / moonsInYear) + 1,
    moon: moons - Math.floor(moons / moonsInYear) * moonsInYear + 1,
    sun: suns - moons * sunsInMoon + 1,
    bell,
    minute: Math.floor(((inDay - bell * bellMs) * 60) / bellMs),
  }
}

/** When the Eorzea day of a moment began; both in epoch milliseconds. */
export const eorzeaDayStart = (at: number): number => Math.floor(at / eorzeaDayMs) * eorzeaDayMs

/** When the weather of a moment began: at 0:00, 8:00 or 16:00 of the game's clock; both in epoch milliseconds. */
export const weatherStart = (at: number): number => Math.floor(at / weatherMs) * weatherMs
