import { nameIn, type Language, type Names, seenCollections } from '@kupodex/data/game'
import { gearAt, patchAt, shownJobId, type Person } from '@kupodex/pipeline/population'
import { itemIcon, picture, tooltipHash, type CollectionKind } from './ground/art.ts'
import { collections } from './ground/collections.ts'
import { now, tables, population as people } from './small-lodestone.fixture.ts'
import { rowFinder } from './ground/tables.ts'
import { texts } from './texts/index.ts'

const find = rowFinder(tables)

/** What the sync should read of a person, worked out from the person and the tables alone. */
export const truthOf = (person: Person, language: Language) => {
  const say = texts[language]
  const name = (names: Names) => nameIn(names, language)
  const form = person.gender === 'male' ? 'masculine' : 'feminine'
  const world = find('worlds', person.worldId)
  const jobName = (id: number) => name(find('jobs', id).name)
  const icon = (kind: CollectionKind, id: number) => itemIcon(`${kind} ${id}`, patchAt(now / 1000))
  const header = {
    id: person.id,
    name: person.name,
    title: person.titleId === 0 ? null : name(find('titles', person.titleId)[form]),
    world: world.name,
    dataCenter: find('dataCenters', world.dataCenterId).name,
    avatarUrl: picture(person.picture, 'fc0'),
  }
  const grandCompany = person.grandCompany && {
    name: name(find('grandCompanies', person.grandCompany.id).name),
    rank: say.companyRank(person.grandCompany.id, person.grandCompany.rank),
  }
  const freeCompany = person.freeCompany && { id: person.freeCompany.id, name: person.freeCompany.name }
  const none = (owned: readonly number[], isPrivate: boolean) =>
    owned.length === 0 && !isPrivate ? 'disabled' : 'link'
  return {
    header,
    tabs: {
      classJob: 'link',
      ...Object.fromEntries(
        seenCollections.map(({ type, table }) => [type, none(person[table], person.privacy[table])]),
      ),
      emote: person.privacy.emotes && person.index % 4 === 3 ? 'disabled' : 'link',
      achievement: person.privacy.achievements ? 'absent' : 'link',
    },
    profile: {
      ...header,
      race: name(find('races', person.raceId)[form]),
      clan: name(find('clans', person.clanId)[form]),
      gender: person.gender,
      guardian: name(find('guardians', person.guardianId).name),
      cityState: name(find('towns', person.townId).name),
      grandCompany,
      freeCompany,
      pvpTeam: person.pvpTeam,
      activeLevel: person.activeJob.level,
      portraitUrl: picture(person.picture, 'fl0'),
      selfIntroduction: person.bio === '' ? null : person.bio,
    },
    jobs: person.jobs.map((job) => ({ name: jobName(shownJobId(job)), level: job.level || null })),
    things: (kind: CollectionKind) =>
      collections[kind].owned(person).map((id) => ({
        id,
        tooltipHash: tooltipHash(kind, id),
        name: name(find(collections[kind].table, id).name),
        iconUrl: icon(kind, id),
      })),
    entry: {
      id: person.id,
      name: person.name,
      world: header.world,
      dataCenter: header.dataCenter,
      avatarUrl: header.avatarUrl,
      level: person.activeJob.level,
      grandCompany,
      freeCompany,
    },
    /** By slot; without those where nothing is worn. */
    gear: gearAt(people, person).map(({ place, itemId, itemLevel, highQuality }) => ({
      place,
      piece: { id: itemId, itemLevel, highQuality, name: say.pieceOf(place, itemLevel) },
    })),
    points: () => person.achievements.reduce((sum, { id }) => sum + find('achievements', id).points, 0),
  }
}
