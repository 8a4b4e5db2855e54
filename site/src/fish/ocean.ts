/** The places of ocean fishing, by the first and last ids of their names: each spot is followed by its spectral current. */
const spots = [
  [3448, 3455],
  [3621, 3626],
  [4367, 4374],
  [5533, 5536],
] as const

/** Whether a place is fished on a voyage of ocean fishing, by the id of its name. */
export const isOceanSpot = (placeNameId: number | null): boolean =>
  placeNameId !== null && spots.some(([first, last]) => first <= placeNameId && placeNameId <= last)
