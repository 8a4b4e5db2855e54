import { join, resolve } from 'node:path'
import { seeded, soakSeed, withSeed } from '@kupodex/data/soak.fixture'
import { compilerOf } from './compiles.ts'
import { isHarmless } from './harmless.ts'
import { type Hunt, startHunt } from './hunt.ts'
import { type Mutant, mutantsOf } from './plant.ts'
import { heading, packageLines, roomLines, type RoomReport } from './report.ts'
import { type Room, roomsOf } from './rooms.ts'

const root = resolve(import.meta.dirname, '..', '..', '..', '..')

/** How many faults are planted in a room, one at a time. */
const perRoom = Number(process.env['KUPODEX_MUTANTS'] ?? 12)

/** Seconds that the tests of a room may take with a fault in it before they count as endless. */
process.env['KUPODEX_MUTANT_SECONDS'] ??= '120'

const draw = async ({ name, package: part, sources }: Room): Promise<Mutant[]> => {
  const random = seeded([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), soakSeed))
  const found = (await Promise.all(sources.map(mutantsOf))).flat().filter((mutant) => !isHarmless(mutant, root))
  const compiles = compilerOf(
    root,
    part === 'site' ? join(root, 'site', 'tsconfig.json') : join(root, 'tsconfig.json'),
    [...sources, ...(part === 'site' ? [join(root, 'site', 'src', 'env.d.ts')] : [])],
  )
  const drawn: Mutant[] = []
  const shuffled = found
    .map((mutant) => ({ mutant, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ mutant }) => mutant)
  for (const mutant of shuffled) {
    if (drawn.length === perRoom) break
    if (compiles(mutant)) drawn.push(mutant)
  }
  return drawn
}

const tryRoom = async (hunt: Hunt, room: Room): Promise<RoomReport> => {
  const failure = await hunt.find(room, null)
  if (failure !== null) throw new Error(`The tests of ${room.name} fail without any fault planted: ${failure}`)
  const mutants = await draw(room)
  const survivors: Mutant[] = []
  for (const mutant of mutants) if ((await hunt.find(room, mutant)) === null) survivors.push(mutant)
  return { room: room.name, planted: mutants.length, survivors }
}

const names = process.argv.slice(2)
const rooms = roomsOf(root).filter(
  ({ name }) => names.length === 0 || names.some((wanted) => name === wanted || name.startsWith(`${wanted}/`)),
)
const hunt = await startHunt(root)
const reports: RoomReport[] = []
console.log(withSeed(`Faults planted in ${rooms.length} rooms, at most ${perRoom} each`))
console.log(heading)
for (const room of rooms) {
  const report = await tryRoom(hunt, room)
  reports.push(report)
  console.log(roomLines(report, root).join('\n'))
}
await hunt.close()
const { lines, failed } = packageLines(reports)
console.log(['', ...lines, ...failed].join('\n'))
process.exitCode = failed.length > 0 ? 1 : 0
