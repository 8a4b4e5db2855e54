import { blockSize, blockWorld, identityAt, type Identity } from './identity.ts'
import { happened, peopleAt } from './life.ts'
import { companyName } from './names.ts'
import { serviceStart } from './patches.ts'
import { hash32, hashUnit, randomOf } from './random.ts'
import type { Population } from './population.ts'

/** A free company; its id has 19 digits, more than a number holds. */
export interface FreeCompany {
  readonly id: string
  readonly name: string
  readonly tag: string
  readonly slogan: string
  readonly worldId: number
  readonly grandCompanyId: number
  /** 1-30 */
  readonly rank: number
  readonly formedAt: number
  readonly recruiting: boolean
  /** Its place among the companies of the population. */
  readonly number: number
}

const perBlock = 6
/** Where the members of a block go, the rest stay alone: companies of several sizes, in every third block a large one, whose list takes two pages. */
const sharesOf = (block: number): readonly number[] =>
  block % 3 === 2 ? [0.72, 0.75, 0.78, 0.8, 0.82, 0.84] : [0.25, 0.42, 0.56, 0.67, 0.76, 0.84]
const idBase = 9_230_000_000_000_000_000n
const idGap = 104_729n

const idOf = (seed: number, number: number): string =>
  String(idBase + BigInt(number) * idGap + (BigInt(hash32(seed, 41, number)) % idGap))

const slogans = [
  'Slow and steady, then snacks.',
  "We're recruiting & resting",
  'Feierabendrunde',
  'Les vendredis soirs',
  '',
]

/** The company of a number (0 up). */
export const companyAt = (population: Population, number: number): FreeCompany => {
  const random = randomOf(population.seed, 4, number)
  return {
    id: idOf(population.seed, number),
    ...companyName(random),
    slogan: random.pick(slogans),
    worldId: blockWorld(population, Math.floor(number / perBlock)).id,
    grandCompanyId: 1 + random.int(3),
    rank: 1 + random.int(30),
    formedAt: Math.floor(serviceStart + (population.now - serviceStart) * random.next() * 0.9),
    recruiting: random.chance(0.4),
    number,
  }
}

/** The company of a person at a moment (epoch seconds); null for none. */
export const companyNumberOf = (population: Population, person: Identity, at: number): number | null => {
  const block = Math.floor(person.index / blockSize)
  if (person.worldId !== blockWorld(population, block).id || person.role === 'empty') return null
  const changes =
    person.role === null ? happened(population, person.index, 'company', Math.min(at, person.endsAt)).count : 0
  const share = hashUnit(population.seed, 42, person.index, ...(changes === 0 ? [] : [changes]))
  const place = sharesOf(block).findIndex((upTo) => share < upTo)
  return place < 0 ? null : block * perBlock + place
}

/** The company of an id; null when it is not founded by a moment (epoch seconds). */
export const companyById = (population: Population, id: string, at = population.now): FreeCompany | null => {
  if (!/^\d{19,20}$/.test(id)) return null
  const number = Number((BigInt(id) - idBase) / idGap)
  const last = Math.ceil(peopleAt(population, at) / blockSize) * perBlock
  return number >= 0 && number < last && idOf(population.seed, number) === id ? companyAt(population, number) : null
}

/** The members of a company at a moment (epoch seconds), by id, without those whom the Lodestone does not list. */
export const membersOf = (population: Population, company: FreeCompany, at = population.now): Identity[] => {
  const first = Math.floor(company.number / perBlock) * blockSize
  const everybody = peopleAt(population, at)
  const members: Identity[] = []
  for (let index = first; index < Math.min(first + blockSize, everybody); index++) {
    const person = identityAt(population, index, at)
    if (person.state !== 'listed') continue
    if (companyNumberOf(population, person, at) === company.number) members.push(person)
  }
  return members
}
