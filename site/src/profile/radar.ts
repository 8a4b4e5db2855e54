export type Point = readonly [x: number, y: number]

/** Half the side of the picture, and the radius of 100 percent; what is around has the axes' signs. */
export const radarBox = { half: 100, radius: 80, signs: 92 } as const

/** The percentages of the grid (spec: characters §2: at most 100, four levels). */
export const gridLevels = [25, 50, 75, 100] as const

const round = (value: number): number => Math.round(value * 100) / 100

/** The point on an axis at a distance from the middle; the first axis points up, the others follow clockwise. */
export const pointOn = (axis: number, axes: number, distance: number): Point => {
  const turn = (2 * Math.PI * axis) / axes
  return [round(distance * Math.sin(turn)), round(-distance * Math.cos(turn))]
}

/**
 * A closed line through a percentage of each axis, as the path of an SVG around the middle 0,0; outside 0 to 100 is cut off. It passes
 * an axis whose percentage is not known: through the middle it would look like nothing, and cut the picture into spikes.
 */
export const radarPath = (percents: readonly (number | null)[]): string => {
  const points = percents.flatMap((percent, axis) =>
    percent === null
      ? []
      : [pointOn(axis, percents.length, (Math.min(100, Math.max(0, percent)) / 100) * radarBox.radius).join(' ')],
  )
  return points.length === 0 ? '' : `M${points.join('L')}Z`
}
