import type { Names } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import { type Derived, sourceType as type } from '../sources/index.ts'
import { fromFacts } from './build.ts'
import { acquired } from './collectable.ts'

const columns = [
  ...['id', ...columnsOfText(), 'icon', 'pet_id', 'kin', 'min_level', 'max_level'],
  ...(['kind', 'place_id', 'duty_id', 'enemy_id', 'x', 'y'] as const),
]

/** The patch that brought the beastmaster. */
const patch = '7.56'

/** The kins by their number in the game; no sheet names them yet. */
const kins = ['Beastkin', 'Vilekin', 'Cloudkin', 'Seedkin', 'Wavekin', 'Scalekin', 'Soulkin', 'Ashkin']

export const beastKins = fromFacts('beastKins', () =>
  kins.map((en, at) => ({ id: at + 1, name: { en, de: null, fr: null, ja: null } })),
)

const kinOf = (row: FactRow): number => {
  const kin = row.int('kin')
  return kins[kin - 1] === undefined ? row.refuse('kin', `there is no kin ${kin}`) : kin
}

/** The name that the game's sheet has, from the export of the patch on that brought beasts. */
const nameInSheet = (row: FactRow, { sheets }: ImportContext): Names | null => {
  const pet = sheets.find('Pet')?.get(row.int('pet_id'))
  return pet === undefined || pet.text('Name') === '' ? null : pet.names('Name')
}

/** Where a beast is had; of one whose enemy is not known, the place alone. */
const wayOf = (row: FactRow): Derived => {
  const enemyId = row.maybeInt('enemy_id')
  const kind = row.text('kind')
  switch (kind) {
    case 'start':
      return { source: { kind: 'activity', activity: 'beastmaster' }, type: type.other }
    case 'duty':
      return { source: { kind: 'instance', id: row.int('duty_id'), ...(enemyId !== null && { enemyId }) } }
    case 'field': {
      const place = { placeNameId: row.int('place_id'), ...row.spot() }
      return enemyId === null
        ? { source: { kind: 'activity', activity: 'beastmaster', ...place }, type: type.other }
        : { source: { kind: 'drop', enemyId, ...place }, type: type.other }
    }
    default:
      return row.refuse('kind', `"${kind}" is no way to have a beast`)
  }
}

/** Every enemy that counts as a beast; only the one that every beastmaster has may have none. */
const enemiesOf = (row: FactRow, { hand, references }: ImportContext): number[] => {
  const ids = hand
    .read('beast-enemies', ['beast_id', 'enemy_ids'])
    .filter((enemy) => enemy.int('beast_id') === row.int('id'))
    .flatMap((enemy) => enemy.ints('enemy_ids'))
  if (ids.length === 0 && row.text('kind') !== 'start')
    row.refuse('id', 'hand/beast-enemies.csv does not have this beast')
  for (const id of ids) references.note('enemies', id)
  return ids
}

const levelsOf = (row: FactRow) => {
  const [minLevel, maxLevel] = [row.int('min_level'), row.int('max_level')]
  if (maxLevel < minLevel) row.refuse('max_level', `${maxLevel} is below the lowest, ${minLevel}`)
  return { minLevel, maxLevel }
}

/** Beasts: what players know of them, with the names of the game's own sheet where the export has them. */
export const beasts = fromFacts('beasts', (context) =>
  context.hand.read('beasts', columns).map((row) => {
    const [id, name] = [row.int('id'), nameInSheet(row, context)]
    return {
      id,
      name: name ?? row.names(),
      sort: id,
      icon: row.int('icon'),
      ...acquired(context, 'beasts', id, [wayOf(row)]),
      patch,
      ...(name === null && { provisional: true as const }),
      number: id,
      beastKinId: kinOf(row),
      ...levelsOf(row),
      enemyIds: enemiesOf(row, context),
    }
  }),
)
