import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CharacterProfile, newProfile } from '@kupodex/data/character'
import { parsePage } from '@kupodex/data/lodestone'
import { describe, expect, test } from 'vitest'
import { applyProfile } from './apply-profile.ts'
import { loadGameNames } from './names.ts'
import { testGear, testNames, testProfile } from './lodestone.fixture.ts'

const valueOf = (page: ReturnType<typeof testProfile>) => {
  if (page.outcome !== 'ok') throw new Error(page.outcome)
  return page.value
}

describe('applyProfile', () => {
  test('no gear, no company, nothing unlocked: null, and no unknown names', () => {
    const page = { title: null, grandCompany: null, freeCompany: null, activeClassTooltip: null, profileLevels: [] }
    const { profile, unknown } = applyProfile(newProfile(1, 5), valueOf(testProfile(page)), testNames(), 9)
    expect(profile).toMatchObject({
      titleId: null,
      grandCompanyId: null,
      freeCompany: null,
      activeJobId: null,
      levels: {},
    })
    expect(unknown).toEqual([])
  })

  test('what the page does not show stays', () => {
    const before = { ...newProfile(1, 5), legacy: true }
    const { profile } = applyProfile(before, valueOf(testProfile()), testNames(), 9)
    expect(profile).toMatchObject({ id: 1, createdAt: 5, legacy: true, privacy: { mounts: { state: 'unknown' } } })
  })

  test('the best gear of each job is kept', () => {
    const read = (gear: CharacterProfile['gear'], itemLevel: number) =>
      applyProfile({ ...newProfile(1, 5), gear }, valueOf(testProfile({ gear: testGear(itemLevel) })), testNames(), 9)
    expect(read({ 1: 20 }, 640).profile.gear).toEqual({ 1: 20, 19: 640 })
    expect(read({ 19: 640 }, 655).profile.gear).toEqual({ 19: 655 })
    expect(read({ 19: 640 }, 12).profile.gear).toEqual({ 19: 640 })
    expect(read({ 19: 640 }, 0).profile.gear).toEqual({ 19: 640 })
    const nobody = valueOf(testProfile({ activeClassTooltip: null, gear: testGear(700) }))
    expect(applyProfile({ ...newProfile(1, 5), gear: { 19: 640 } }, nobody, testNames(), 9).profile.gear).toEqual({
      19: 640,
    })
  })

  test('an unknown name that is on the page twice is reported once', () => {
    const page = testProfile({ activeClassTooltip: 'Baker', profileLevels: [{ tooltip: 'Baker', level: 3 }] })
    expect(applyProfile(newProfile(1, 5), valueOf(page), testNames(), 9).unknown).toEqual(['job Baker'])
  })
})

describe('pictures', () => {
  const face = 'https://img2.finalfantasyxiv.com/f/a.jpg?1'
  const before = { ...newProfile(1, 5), iconUrl: face, imageUrl: 'https://img2.finalfantasyxiv.com/f/p.jpg?1' }
  const read = (known: CharacterProfile, page: Parameters<typeof testProfile>[0]) =>
    applyProfile(known, valueOf(testProfile(page)), testNames(), 9)

  test('those of the Lodestone are kept', () => {
    const { profile, unknownPictures } = read(newProfile(1, 5), {})
    expect(profile).toMatchObject({ iconUrl: before.iconUrl, imageUrl: before.imageUrl })
    expect(unknownPictures).toEqual([])
  })

  test.each(['https://pictures.example/f/a.jpg', 'http://img2.finalfantasyxiv.com/f/a.jpg', 'javascript:alert(1)'])(
    '%s is refused: what was known stays, and the address is reported',
    (strange) => {
      const first = read(newProfile(1, 5), { avatarUrl: strange, portraitUrl: strange })
      expect(first.profile).toMatchObject({ status: 'ready', name: 'Aldo Test', iconUrl: null, imageUrl: null })
      expect(first.unknownPictures).toEqual([strange, strange])
      const later = read(before, { avatarUrl: strange })
      expect(later.profile).toMatchObject({ iconUrl: before.iconUrl, imageUrl: before.imageUrl })
      expect(later.unknownPictures).toEqual([strange])
    },
  )
})

const saved = join(import.meta.dirname, '../../../../shared/lodestone/pages')
const pages = existsSync(saved) ? readdirSync(saved).filter((name) => /^character-.*-202\d\.html$/.test(name)) : []

test.skipIf(pages.length === 0)(
  'every name on saved pages is in the tables, every face is one (skipped where there are no pages)',
  () => {
    const names = loadGameNames()
    for (const name of pages) {
      const page = parsePage('character', readFileSync(join(saved, name), 'utf8'), 200)
      if (page.outcome !== 'ok') throw new Error(page.outcome)
      const { profile, unknown, unknownPictures } = applyProfile(newProfile(page.value.id, 5), page.value, names, 9)
      expect([name, unknown, unknownPictures]).toEqual([name, [], []])
      expect(profile.activeJobId).not.toBeNull()
    }
  },
)

test.skipIf(pages.length === 0)(
  'a limited job that is newer than the tables changes nothing else of saved pages (skipped where there are no pages)',
  () => {
    const names = loadGameNames()
    for (const name of pages) {
      const html = readFileSync(join(saved, name), 'utf8')
      const end = html.indexOf('</ul>', html.lastIndexOf('character__level__list'))
      const job =
        '<li><img src="https://img.example/new.png" alt="" class="js__tooltip"data-tooltip="Cook of Beasts (Limited Job)">7</li>'
      const changed = html.slice(0, end) + job + html.slice(end)
      const read = (text: string) => {
        const page = parsePage('character', text, 200)
        if (page.outcome !== 'ok') throw new Error(`${name}: ${JSON.stringify(page)}`)
        return applyProfile(newProfile(page.value.id, 5), page.value, names, 9)
      }
      const [before, after] = [read(html), read(changed)]
      expect([name, after.unknown]).toEqual([name, ['job Cook of Beasts']])
      const byName = { fields: {}, levels: { 'Cook of Beasts': 7 } }
      expect(after.profile).toEqual({ ...before.profile, byName })
    }
  },
)
