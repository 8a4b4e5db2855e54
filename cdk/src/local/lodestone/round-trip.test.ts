import { nameIn } from '@kupodex/data/game'
import { parsePage, type PageKind } from '@kupodex/data/lodestone'
import { companyAt, membersOf, personAt, type Person } from '@kupodex/pipeline/population'
import { describe, expect, test } from 'vitest'
import type { CollectionKind } from './ground/art.ts'
import { collections } from './ground/collections.ts'
import { makeLodestone, phone, tables, population } from './small-lodestone.fixture.ts'
import { everyonesEmotes } from './pages/emotes.ts'
import { hosts, type Host } from './ground/hosts.ts'
import { truthOf } from './truth.fixture.ts'

const lodestone = makeLodestone()
const everybody = Array.from({ length: population.size }, (_, index) => personAt(population, index))
/** The whole cast and some of the others. */
const people = everybody.filter((person, i) => person.state === 'listed' && (i < 12 || i % 23 === 0))
const kinds = Object.keys(collections) as CollectionKind[]

const read = <Kind extends PageKind>(kind: Kind, host: Host, path: string, userAgent = '') => {
  const { status, body } = lodestone.handle({ path: `/${host.name}/lodestone${path}`, userAgent, host: 'stand.in' })
  return parsePage(kind, body, status)
}

/** The places of gear by their numbers; there are no belts any more. */
const gearPlaces = 'mainHand offHand head body hands - legs feet earrings necklace bracelets ring1 ring2 soul'.split(
  ' ',
)

/** The values of a page that has to be readable. */
const values = <Kind extends PageKind>(kind: Kind, host: Host, path: string, userAgent = '') => {
  const parsed = read(kind, host, path, userAgent)
  if (parsed.outcome !== 'ok') throw new Error(`${host.name}${path}: ${JSON.stringify(parsed)}`)
  return parsed.value
}

const pathOf = (person: Person, rest = '') => `/character/${person.id}/${rest}`

describe.each(hosts)('$name: what the parser reads is what is true', (host) => {
  const truth = (person: Person) => truthOf(person, host.language)

  test('profiles, open and private', () => {
    for (const person of people) {
      const { profile, header, tabs, jobs } = truth(person)
      const parsed = read('character', host, pathOf(person))
      if (person.privacy.profile) {
        expect(parsed).toMatchObject({ outcome: 'private', character: { ...header, tabs } })
        continue
      }
      expect(parsed).toMatchObject({ outcome: 'ok', value: { ...profile, tabs } })
      if (parsed.outcome !== 'ok') continue
      expect(parsed.value.profileLevels.map(({ level }) => level)).toEqual(jobs.map(({ level }) => level))
      expect(parsed.value.nameday).toContain(String(person.nameday.day))
      expect(parsed.value.activeClassTooltip).not.toBeNull()
    }
  })

  test('all worlds', () => {
    const { worlds } = values('worldstatus', host, '/worldstatus/')
    const open = tables.worlds.filter(({ active }) => active)
    expect(worlds.map(({ name }) => name).toSorted()).toEqual(open.map(({ name }) => name).toSorted())
    expect(new Set(worlds.map(({ state }) => state))).toEqual(new Set(['online']))
  })

  test('what is worn', () => {
    for (const person of people) {
      const parsed = read('character', host, pathOf(person))
      if (parsed.outcome !== 'ok') continue
      const worn = new Map(truth(person).gear.map(({ place, piece }) => [gearPlaces[place], piece]))
      const truly = gearPlaces.filter((place) => place !== '-').map((place) => [place, worn.get(place) ?? null])
      expect(parsed.value.gear).toEqual(Object.fromEntries(truly))
    }
  })

  test('levels', () => {
    for (const person of people) {
      const value = values('class_job', host, pathOf(person, 'class_job/'))
      const { header, jobs } = truth(person)
      expect(value).toMatchObject(header)
      expect(value.jobs.map(({ name, level }) => ({ name, level }))).toEqual(jobs)
      person.jobs.forEach(({ exp, expMax }, i) => {
        expect(value.jobs[i]?.exp ?? null).toEqual(expMax === null ? null : { current: exp, max: expMax })
      })
      const { eureka, bozja, occult } = person.fields
      const played = [eureka, bozja, occult].filter((level) => level !== null)
      expect(value.fieldContent.map(({ level }) => level)).toEqual(played)
      expect(value.phantomJobs !== undefined).toBe(occult !== null)
    }
  })

  test('emotes in both variants, with those that everybody has; hidden ones in three ways', () => {
    const hidden = new Set<string>()
    for (const person of people) {
      const names = [...everyonesEmotes({ tables }, person), ...truth(person).things('emote')].map((emote) =>
        typeof emote.name === 'string' ? emote.name : nameIn(emote.name, host.language),
      )
      for (const device of ['', phone]) {
        const page = read('emote', host, pathOf(person, 'emote/'), device)
        if (collections.emote.isPrivate(person)) hidden.add(page.outcome)
        else expect(page).toMatchObject({ outcome: 'ok', value: { variant: 'named', namesOnPage: names } })
      }
    }
    expect([...hidden].sort()).toEqual(['hidden', 'notFound', 'private'])
  })

  test.each(kinds.filter((kind) => kind !== 'emote'))('%s in both variants', (kind) => {
    const { owned, isPrivate } = collections[kind]
    for (const person of people) {
      const path = pathOf(person, `${kind}/`)
      const things = truth(person).things(kind)
      if (isPrivate(person) || owned(person).length === 0) {
        const refusal = !isPrivate(person) ? 'notFound' : kind === 'faceaccessory' ? 'hidden' : 'private'
        expect(read(kind, host, path).outcome).toBe(refusal)
        expect(read(kind, host, path, phone).outcome).toBe(refusal)
        continue
      }
      const desktop = values(kind, host, path)
      expect(desktop).toMatchObject({ ...truth(person).header, variant: 'desktop', total: things.length })
      expect(desktop.items).toMatchObject(things.map(({ tooltipHash, iconUrl }) => ({ tooltipHash, iconUrl })))
      const mobile = values(kind, host, path, phone)
      expect(mobile).toMatchObject({ variant: 'mobile', namesOnPage: things.map(({ name }) => name) })
    }
  })

  test.each(kinds.filter((kind) => kind !== 'emote'))('tooltips of a %s', (kind) => {
    const owner = everybody[0]!
    for (const { tooltipHash, name } of truth(owner).things(kind).slice(0, 40)) {
      const value = values('tooltip', host, pathOf(owner, `${kind}/tooltip/${tooltipHash}`))
      expect(value).toMatchObject({ name })
    }
  })

  test('the whole history, page by page', () => {
    for (const person of people.slice(0, 20)) {
      const points = truth(person).points()
      if (person.privacy.achievements) {
        expect(read('achievement', host, pathOf(person, 'achievement/')).outcome).toBe('hidden')
        continue
      }
      const found: { id: number; epoch: number }[] = []
      for (let path: string | null = pathOf(person, 'achievement/'); path !== null;) {
        const page: ReturnType<typeof values<'achievement'>> = values('achievement', host, path)
        expect(page).toMatchObject({ total: person.achievements.length, points })
        found.push(...page.entries)
        path = page.nextPageUrl?.replace(`http://stand.in/${host.name}/lodestone`, '') ?? null
      }
      expect(found).toEqual(person.achievements.map(({ id, at }) => ({ id, epoch: at })))
    }
  })

  test('all kinds together hold exactly what was earned', () => {
    for (const person of people.filter(({ role }) => role === 'collector' || role === 'legacy' || role === 'empty')) {
      const kindIds = tables.achievementKinds.map(({ id }) => id).filter((id) => id !== 13 || person.legacy)
      const items = kindIds.flatMap(
        (id) => values('achievement_kind', host, pathOf(person, `achievement/kind/${id}/`)).items,
      )
      const earned = items.filter(({ achieved }) => achieved).map(({ id, epoch }) => [id, epoch])
      expect(new Map(earned as [number, number][])).toEqual(new Map(person.achievements.map(({ id, at }) => [id, at])))
    }
  })

  test('a category is read as a kind is', () => {
    const owner = everybody[0]!
    const { categoryId } = tables.achievements.find(({ id }) => id === owner.achievements[0]!.id)!
    const { items } = values('achievement_kind', host, pathOf(owner, `achievement/category/${categoryId}/`))
    expect(items.find(({ id }) => id === owner.achievements[0]!.id)).toMatchObject({ achieved: true })
  })

  test('free companies and their members', () => {
    let longest = 0
    for (let number = 0; number < 18; number++) {
      const company = companyAt(population, number)
      const members = membersOf(population, company)
      const path = `/freecompany/${company.id}/`
      const { id, name, tag, rank, formedAt: formedEpoch } = company
      expect(values('freecompany', host, path)).toMatchObject({
        ...{ id, name, tag, rank, formedEpoch, activeMembers: members.length },
        slogan: company.slogan || null,
        communityFinderBanner: company.recruiting,
      })
      const listed = [1, 2, 3]
        .filter((page) => page <= Math.ceil(members.length / 50))
        .flatMap((page) => values('memberlist', host, `${path}member/?page=${page}`).entries)
      expect(listed.map((entry) => entry.id)).toEqual(members.map((member) => member.id))
      const first = truth(personAt(population, members[0]!.index)).entry
      expect(listed[0]).toMatchObject({ ...first, freeCompany: null })
      longest = Math.max(longest, listed.length)
    }
    expect(longest).toBeGreaterThan(50)
  })

  test('searches: exact, in a world, everywhere, in the host’s region, without a hit', () => {
    const look = (q: string, more = '') => values('search', host, `/character/?q=${encodeURIComponent(q)}${more}`)
    for (const person of people.slice(0, 20)) {
      const { entry } = truth(person)
      expect(look(`"${person.name}"`, '&worldname=').entries).toContainEqual(expect.objectContaining(entry))
      expect(look(person.name, `&worldname=${entry.world}`).entries.map(({ id }) => id)).toContain(person.id)
      expect(look(person.name, `&worldname=_dc_${entry.dataCenter}`).entries.map(({ id }) => id)).toContain(person.id)
      const near = look(person.name).entries.some(({ id }) => id === person.id)
      expect(near).toBe(person.regionId === host.regionId)
    }
    expect(look('Nobody Atall', '&worldname=')).toMatchObject({ total: 0, entries: [] })
    const listed = everybody.filter(({ state }) => state === 'listed').length
    expect(look('', '&worldname=&page=2')).toMatchObject({ total: listed, page: 2, pageCount: Math.ceil(listed / 50) })
  })
})

test('a page cut anywhere in its main part is never read as a smaller one', () => {
  const paths = ['', 'class_job/', 'mount/', 'achievement/', 'achievement/kind/8/'] as const
  const kindOf = ['character', 'class_job', 'mount', 'achievement', 'achievement_kind'] as const
  paths.forEach((rest, i) => {
    const { body } = lodestone.handle({ path: `/na/lodestone${pathOf(everybody[0]!, rest)}`, host: 'stand.in' })
    const end = body.indexOf('<div class="ldst__side">')
    for (let share = 0.1; share < 1; share += 0.1) {
      const cut = body.slice(0, Math.floor(end * share))
      expect(parsePage(kindOf[i]!, cut, 200).outcome).toBe('unknownLayout')
    }
  })
})
