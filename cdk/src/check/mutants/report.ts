import { relative } from 'node:path'
import type { Mutant } from './plant.ts'

export interface RoomReport {
  /** As `data/src/rules`. */
  room: string
  planted: number
  survivors: readonly Mutant[]
}

/** The share of planted faults, in percent, that the tests of a package's rooms have to find: what is drawn differs by run. */
const wantedShare: Readonly<Record<string, number>> = { data: 90, lambdas: 90, pipeline: 90, site: 85 }

const shareOf = (planted: number, left: number) =>
  planted === 0 ? 100 : Math.floor((100 * (planted - left)) / planted)

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 97)}...` : line
}

const line = (name: string, planted: number, left: number) =>
  [
    name.padEnd(28),
    ...[planted, planted - left].map((count) => `${count}`.padStart(7)),
    `${shareOf(planted, left)} %`.padStart(7),
  ].join('')

export const heading = [''.padEnd(28), 'planted', '  found', '  share'].join('')

/** A room's line, and one for each fault that none of its tests found. */
export const roomLines = ({ room, planted, survivors }: RoomReport, root: string): string[] => [
  line(room, planted, survivors.length),
  ...survivors.map(
    ({ file, line, was, becomes }) => `  ${relative(root, file)}:${line}  ${shortened(was)}  ->  ${shortened(becomes)}`,
  ),
]

/** A line for each package, and the packages whose tests find too little. */
export const packageLines = (rooms: readonly RoomReport[]): { lines: string[]; failed: string[] } => {
  const all = Object.entries(wantedShare).map(([name, wanted]) => {
    const reports = rooms.filter(({ room }) => room.startsWith(`${name}/`))
    const planted = reports.reduce((sum, { planted }) => sum + planted, 0)
    const left = reports.reduce((sum, { survivors }) => sum + survivors.length, 0)
    return { name, planted, left, isGood: shareOf(planted, left) >= wanted }
  })
  return {
    lines: all.filter(({ planted }) => planted > 0).map(({ name, planted, left }) => line(name, planted, left)),
    failed: all
      .filter(({ isGood }) => !isGood)
      .map(({ name }) => `Tests of ${name} find less than ${wantedShare[name]} %`),
  }
}
