import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { freeCompanyLink, matchIn, pairOf, textIn } from '../markup/values.ts'

/** The values in the blocks beside a character's portrait. */
export type ProfileBlocks = {
  race: string
  clan: string
  gender: 'male' | 'female'
  nameday: string
  guardian: string
  cityState: string
  grandCompany: { name: string; rank: string } | null
  /** The id has 19 or 20 digits, more than a number holds. */
  freeCompany: { id: string; name: string } | null
  pvpTeam: { id: string; name: string } | null
}

/**
 * Reads the blocks by class and by the shape of the value, never by place or by the title's words: blocks are left out, and titles
 * are translated. ♂ or ♀ marks race, clan and gender; ` / ` a grand company and rank; a single name is the city-state. Every block
 * has to be one of these, and none may come twice.
 */
export const readProfileBlocks = (profile: Element): ProfileBlocks => {
  const blocks = profile.all('character-block')
  expectLayout(profile.all('character-block__box').length === blocks.length, 'boxes of the profile blocks')
  const found: Partial<ProfileBlocks> = {}
  for (const block of blocks) {
    for (const [key, value] of Object.entries(readBlock(block.need('character-block__box')))) {
      expectLayout(!(key in found), `${key} twice`)
      Object.assign(found, { [key]: value })
    }
  }
  const { race, clan, gender, nameday, guardian, cityState } = found
  if (!race || !clan || !gender || !nameday || !guardian || !cityState)
    return unknownLayout('a profile block is missing')
  return {
    race,
    clan,
    gender,
    nameday,
    guardian,
    cityState,
    grandCompany: found.grandCompany ?? null,
    freeCompany: found.freeCompany ?? null,
    pvpTeam: found.pvpTeam ?? null,
  }
}

const readBlock = (box: Element): Partial<ProfileBlocks> => {
  const freeCompany = box.find('character__freecompany__name')
  if (freeCompany) return { freeCompany: linkIn(freeCompany, freeCompanyLink) }
  const pvpTeam = box.find('character__pvpteam__name')
  if (pvpTeam) return { pvpTeam: linkIn(pvpTeam, /\/lodestone\/pvpteam\/([0-9a-f]{40})\//) }

  const names = box.all('character-block__name')
  expectLayout(names.length === 1, `${names.length} values in a profile block`)
  const birth = box.find('character-block__birth')
  expectLayout(box.all('character-block__title').length === (birth ? 2 : 1), 'titles of a profile block')
  if (birth) return { nameday: textIn(birth), guardian: textIn(names[0]!) }
  const value = textIn(names[0]!)
  if (/[♂♀]/.test(value)) return readRace(names[0]!.lines)
  const grandCompany = pairOf(value)
  return grandCompany ? { grandCompany } : { cityState: value }
}

const linkIn = (box: Element, pattern: RegExp): { id: string; name: string } => {
  const [link, ...others] = box.tagged('a')
  return link && others.length === 0
    ? { id: matchIn(link, 'href', pattern), name: textIn(link) }
    : unknownLayout('links in a block')
}

const readRace = (lines: string): Pick<ProfileBlocks, 'race' | 'clan' | 'gender'> => {
  const match = /^([^\n]+)\n([^\n]+?)\s*\/\s*([♂♀])$/.exec(lines)
  if (!match) return unknownLayout('race, clan and gender')
  return { race: match[1]!.trim(), clan: match[2]!, gender: match[3] === '♂' ? 'male' : 'female' }
}
