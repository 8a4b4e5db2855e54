/** Scale (percent) and offsets (metres) of a map, from the game's sheet Map. */
interface MapScale {
  sizeFactor: number
  offsetX: number
  offsetY: number
}

const side = 41
const pixels = 2048

const onAxis = (metres: number, offset: number, sizeFactor: number): number => {
  const scale = sizeFactor / 100
  return (side / scale) * (((metres + offset) * scale + pixels / 2) / pixels) + 1
}

/**
 * The coordinates the game's map shows for a place in the world: `x` and `z` in metres (sheet Level), the answer
 * rounded down to one decimal as the game does. A map of scale 100 is 2048 metres wide and shows 1 to 42.
 */
export const mapCoordinates = (x: number, z: number, map: MapScale): { x: number; y: number } => {
  const shown = (value: number) => Math.floor(value * 10 + 1e-6) / 10
  return {
    x: shown(onAxis(x, map.offsetX, map.sizeFactor)),
    y: shown(onAxis(z, map.offsetY, map.sizeFactor)),
  }
}
