import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { character as sample } from '#dev/frame.fixture.ts'
import { shield } from '#shield/shield-store.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { storyTexts } from './texts.ts'
import { pageTextsIn } from '../page-texts.ts'
import { chapterRows, reachedPatch, storyGroups, tribeGroups } from './story.ts'
import { StoryList } from './story-list.tsx'

const chapters = rowsIn('en', 'storyChapters')
const expansions = rowsIn('en', 'expansions')
const tribes = rowsIn('en', 'tribes')
const tribeRanks = rowsIn('en', 'tribeRanks')

const rowsFor = (dates: Record<number, number>, townId = 2) =>
  chapterRows(chapters, townId, new Map(Object.entries(dates).map(([id, date]) => [Number(id), date])))
const named = (rows: ReturnType<typeof rowsFor>, name: string) => rows.find(({ chapter }) => chapter.name === name)

test('the story is one line of chapters, the first of them of the own city', () => {
  for (const town of [1, 2, 3]) {
    const rows = rowsFor({}, town)
    expect(rows).toHaveLength(26)
    expect(rows[0]?.chapter.townId).toBe(town)
    const places = rows.map(({ chapter }) => chapter.sort)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
  for (const unknown of [null, 0, 9]) expect(chapterRows(chapters, unknown, null)[0]?.chapter.townId).toBe(1)
})

test('an achievement shows that everything before it is done, and nothing of what follows', () => {
  // Disclosure, quest 19 of Heavensward - Part 1, and the end of A Realm Reborn - Part 2 before it.
  const rows = rowsFor({ 1133: 2000, 783: 1000 })
  const at = rows.findIndex(({ chapter }) => chapter.name === 'Heavensward - Part 1')
  expect(rows.slice(0, at).every(({ isDone, quests, chapter }) => isDone && quests === chapter.quests)).toBe(true)
  expect(rows[at]).toMatchObject({ quests: 19, isDone: false, date: 2000, isEarlier: false })
  expect(rows.slice(at + 1).every(({ quests, date }) => quests === 0 && date === null)).toBe(true)
  // Its own last quest has an achievement; that of the third chapter has none.
  expect(named(rows, 'A Realm Reborn - Part 2')).toMatchObject({ date: 1000, isEarlier: false })
  expect(named(rows, 'A Realm Reborn - Part 3')).toMatchObject({ date: 2000, isEarlier: true })
  expect(reachedPatch(rows)).toBe(30)
})

test('of several later achievements the first known date counts', () => {
  const rows = rowsFor({ 1133: 0, 1134: 3000, 1135: 2500 })
  expect(named(rows, 'A Realm Reborn - Part 6')).toMatchObject({ date: 2500, isEarlier: true })
  expect(named(rowsFor({ 1133: 0 }), 'A Realm Reborn - Part 6')).toMatchObject({
    date: 0,
    isEarlier: true,
    isDone: true,
  })
})

test('a chapter is done by the first date of its own and all later achievements', () => {
  const part2 = (own: number, later: number) => named(rowsFor({ 783: own, 1133: later }), 'A Realm Reborn - Part 2')
  expect(part2(2000, 1000)).toMatchObject({ isDone: true, date: 1000, isEarlier: true })
  expect(part2(1000, 2000)).toMatchObject({ isDone: true, date: 1000, isEarlier: false })
  expect(part2(1000, 1000)).toMatchObject({ date: 1000, isEarlier: false })
  expect(part2(0, 1000)).toMatchObject({ date: 1000, isEarlier: true })
  expect(part2(1000, 0)).toMatchObject({ date: 1000, isEarlier: false })
  expect(part2(0, 0)).toMatchObject({ isDone: true, date: 0, isEarlier: false })
})

test('dates of chapters never go back', () => {
  const ids = chapters.flatMap(({ steps }) => steps.map(({ achievementId }) => achievementId))
  const mixed = ids.map((id, at) => [id, 1 + ((at * 7919) % 1009)] as const)
  const dates = chapterRows(chapters, 2, new Map(mixed)).map(({ date }) => date ?? 0)
  expect(dates).toEqual(dates.toSorted((a, b) => a - b))
})

test('all of it is done with the last achievement, and expansions add up', () => {
  const last = chapters.toSorted((a, b) => b.sort - a.sort)[0]?.steps.at(-1)?.achievementId ?? 0
  const rows = rowsFor({ [last]: 1 })
  expect(rows.every(({ isDone }) => isDone)).toBe(true)
  const groups = storyGroups(rows, expansions)
  expect(groups.map(({ expansion }) => expansion.id)).toEqual([0, 1, 2, 3, 4, 5])
  for (const { done, possible } of groups) expect(done).toBe(possible)
  expect(groups.flatMap((group) => group.chapters)).toHaveLength(rows.length)
  expect(reachedPatch(rows)).toBe(74)
})

test('without a list of achievements nothing is known', () => {
  const unknown = { quests: null, isDone: false, date: null, isEarlier: false }
  const rows = chapterRows(chapters, 1, null)
  expect(rows).toEqual(rows.map(({ chapter }) => ({ chapter, ...unknown })))
})

test('the rank with a society is the highest that an achievement shows', () => {
  const groups = tribeGroups(tribes, expansions, new Map([[863, 10], [865, 0], [1398, 30]])) // prettier-ignore
  expect(groups.map(({ expansion }) => expansion.id)).toEqual([5, 4, 3, 2, 1, 0])
  const rows = groups.flatMap((group) => group.tribes)
  expect(rows).toHaveLength(20)
  const rankOf = (name: string) => rows.find(({ tribe }) => tribe.name === name)
  expect(rankOf("Amalj'aa")).toMatchObject({ rank: 3, date: 0 })
  expect(rankOf('Vanu Vanu')).toMatchObject({ rank: 7, date: 30 })
  expect(rankOf('Sylphs')).toMatchObject({ rank: 0, date: null })
})

const draw = (character: typeof sample) =>
  renderToStaticMarkup(
    <StoryList
      {...{ language: 'en', character, storyChapters: chapters, tribes, tribeRanks, expansions }}
      texts={pageTextsIn('en')}
    />,
  )

beforeEach(() => void vi.stubGlobal('document', parseHTML('<a data-hidden="Hidden: patch {patch}"></a>').document))
afterEach(() => {
  vi.unstubAllGlobals()
  shield.set(null)
})

const upToHeavensward = { ...sample, achievements: [{ id: 1133, date: 86_400, deleted: false }] }

test('titles after the chapter that a character is in are hidden, until the reader chooses a patch', () => {
  expect(draw(upToHeavensward)).toContain('Heavensward - Part 2')
  expect(draw(upToHeavensward)).not.toContain('Stormblood - Part 1')
  expect(draw(upToHeavensward)).toContain('Hidden: patch 4.0')
  shield.set(75)
  expect(draw(upToHeavensward)).toContain('Stormblood - Part 1')
  shield.set(20)
  expect(draw(upToHeavensward)).not.toContain('Heavensward - Part 2')
})

test('what cannot be seen is said to be at least, and of nobody nothing is said', () => {
  expect(draw(upToHeavensward)).toContain('At least 19 of 48 quests')
  const nobody = draw({ ...upToHeavensward, id: 0, achievements: [] })
  expect(nobody).toContain('– of 48 quests')
  expect(nobody).not.toContain('At least')
  expect(nobody).not.toContain('No achievement yet')
  expect(nobody).not.toContain('<progress')
  expect(nobody).toContain('data-state="unknown"')
  expect(nobody).not.toMatch(/data-state="(completed|missing)"/)
})

test('a society is done with at its last rank, until which the character may be further along', () => {
  // Ranks 4 of 4 with the Amalj'aa, 7 of 8 with the Vanu Vanu.
  const achievements = [866, 1398].map((id) => ({ id, date: 86_400, deleted: false }))
  const { document } = parseHTML(`<main>${draw({ ...sample, achievements })}</main>`)
  const lineOf = (name: string) => {
    const id = tribes.find((tribe) => tribe.name === name)?.id
    const line = document.querySelector(`h2:last-of-type ~ section [data-id="${id}"] .deed`)
    return [line?.getAttribute('data-state'), line?.querySelector('p span')?.textContent]
  }
  expect(lineOf("Amalj'aa")).toEqual(['completed', 'Trusted (rank 4 of 4)'])
  expect(lineOf('Vanu Vanu')).toEqual(['missing', 'At least Sworn (rank 7 of 8)'])
})

const lineOf = (character: typeof sample, part: 'story' | 'society', id: number) => {
  const { document } = parseHTML(`<main>${draw(character)}</main>`)
  const lines = [...document.querySelectorAll(`[data-id="${id}"] .deed`)]
  const line = part === 'story' ? lines[0] : lines.at(-1)
  return {
    state: line?.getAttribute('data-state'),
    icon: line?.querySelector('use')?.getAttribute('href')?.split('#')[1],
    when: line?.querySelector('.when')?.textContent,
    patch: line?.querySelector('b + small')?.textContent ?? null,
    said: line?.querySelector('p span')?.textContent ?? null,
    bar: ['value', 'max'].map((name) => line?.querySelector('progress')?.getAttribute(name) ?? null),
  }
}
const having = (dates: Record<number, number>) => ({
  ...sample,
  achievements: Object.entries(dates).map(([id, date]) => ({ id: Number(id), date, deleted: false })),
})
const day = 86_400
const texts = storyTexts('en')
const on = (words: string, date: string) => words.replace('{date}', date)
const chapter = (name: string) => {
  const found = chapters.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no chapter ${name}`)
  return found
}

test('a chapter says how much of it is done, and when that was seen', () => {
  const [part2, part3, next] = ['A Realm Reborn - Part 2', 'A Realm Reborn - Part 3', 'Heavensward - Part 1'].map(
    chapter,
  )
  const story = (dates: Record<number, number>, of: typeof part2) => lineOf(having(dates), 'story', of?.id ?? 0)
  const some = { 783: day, 1133: 2 * day }
  expect(story(some, part2)).toMatchObject({
    ...{ state: 'completed', icon: 'check', when: on(texts.done, 'Jan 2, 1970') },
    ...{ said: `${part2?.quests} of ${part2?.quests} quests`, bar: [`${part2?.quests}`, `${part2?.quests}`] },
  })
  expect(story(some, part3)).toMatchObject({ state: 'completed', when: on(texts.earlier, 'Jan 3, 1970') })
  expect(story(some, next)).toMatchObject({
    ...{ state: 'missing', icon: 'way-quest', when: on(texts.last, 'Jan 3, 1970') },
    ...{ said: 'At least 19 of 48 quests', bar: ['19', '48'] },
  })
  // Of a day that is not known only what is done says so.
  expect([story({ 1133: 0 }, part3).when, story({ 1133: 0 }, next).when]).toEqual([texts.undated, ''])
  expect(story({}, next)).toMatchObject({ state: 'missing', when: '', said: 'At least 0 of 48 quests' })
})

test('a chapter is of one patch, or of several from the first to the last', () => {
  const patchOf = ({ id }: { id: number }) => lineOf(having({}), 'story', id).patch
  const one = chapters.find(({ patch, lastPatch, townId }) => townId === 0 && patch !== null && patch === lastPatch)
  const several = chapters.find(
    ({ patch, lastPatch, townId }) => townId === 0 && patch !== lastPatch && lastPatch !== null,
  )
  expect(one && patchOf(one)).toBe(`Patch ${one?.patch}`)
  expect(several && patchOf(several)).toBe(`Patches ${several?.patch} to ${several?.lastPatch}`)
})

test('an expansion says how many of its quests are done', () => {
  const sumsOf = (character: typeof sample) => {
    const { document } = parseHTML(`<main>${draw(character)}</main>`)
    return [...document.querySelectorAll('h3 small')].map(({ textContent }) => textContent)
  }
  const [first, second] = storyGroups(rowsFor({ 1133: 1 }, sample.townId ?? 1), expansions)
  expect(sumsOf(having({ 1133: 1 })).slice(0, 2)).toEqual([
    `${first?.possible} of ${first?.possible} quests`,
    `19 of ${second?.possible} quests`,
  ])
  expect(sumsOf({ ...having({}), id: 0 })[0]).toBe(`– of ${first?.possible} quests`)
})

test('a society says since when it has its rank, where that is known, and that none is seen', () => {
  const id = (name: string) => tribes.find((tribe) => tribe.name === name)?.id ?? 0
  const society = (date: number, name: string) => lineOf(having({ 1398: date }), 'society', id(name))
  expect(society(day, 'Vanu Vanu')).toMatchObject({ when: on(texts.reached, 'Jan 2, 1970'), bar: ['7', '8'] })
  expect(society(0, 'Vanu Vanu')).toMatchObject({ state: 'missing', when: '' })
  expect(society(day, 'Sylphs')).toMatchObject({
    state: 'missing',
    icon: 'people',
    when: '',
    said: texts.noRank,
    bar: ['0', '4'],
  })
})

test('chapters, expansions and societies stand in the order of the game, whatever that of the tables; what has none is left out', () => {
  const all = [{ ...expansions[0]!, id: 99 }, ...expansions.toReversed()]
  expect(chapterRows(chapters.toReversed(), 2, null)).toEqual(chapterRows(chapters, 2, null))
  expect(storyGroups(rowsFor({}), all)).toEqual(storyGroups(rowsFor({}), expansions))
  expect(tribeGroups(tribes.toReversed(), all, null)).toEqual(tribeGroups(tribes, expansions, null))
  const places = tribeGroups(tribes, expansions, null).map((group) => group.tribes.map(({ tribe }) => tribe.sort))
  expect(places).toEqual(places.map((of) => of.toSorted((a, b) => a - b)))
})
