import type { Coordinates } from '@kupodex/data/game'
import { coordinatesAt, side } from './grid.ts'

/** Whether a place lies on a map of a scale (percent), by the tenths of coordinates that the game shows. */
export const isOnMap = ({ x, y }: Coordinates, sizeFactor: number): boolean => {
  const [first, last] = [coordinatesAt([0, 0], sizeFactor), coordinatesAt([-side, side], sizeFactor)]
  return first.x <= x && x <= last.x && first.y <= y && y <= last.y
}
