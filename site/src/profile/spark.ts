/** A rank at a time (epoch ms). */
export interface RankPoint {
  at: number
  rank: number
}

/** The box that the line is drawn in; the picture is stretched to the room there is. */
export const sparkBox = { width: 100, height: 20 } as const

const round = (value: number): number => Math.round(value * 100) / 100

/** A place between two ends as a share of 1; the middle where both ends are one. */
const share = (value: number, from: number, to: number): number => (to === from ? 0.5 : (value - from) / (to - from))

/** The path of a line through ranks from the first to the last, the best above. */
export const sparkPath = (points: readonly RankPoint[]): string => {
  const [times, ranks] = [points.map(({ at }) => at), points.map(({ rank }) => rank)]
  const place = ({ at, rank }: RankPoint) =>
    [
      round(share(at, Math.min(...times), Math.max(...times)) * sparkBox.width),
      round(share(rank, Math.min(...ranks), Math.max(...ranks)) * sparkBox.height),
    ].join(' ')
  return points.length === 0 ? '' : `M${points.map(place).join('L')}`
}
