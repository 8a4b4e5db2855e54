import { averageItemLevel, type CharacterProfile } from '@kupodex/data/character'
import { facePath } from '@kupodex/data/game'
import { keptFace } from './kept-face.ts'
import type { ReadProfile } from './lodestone-reader.ts'
import type { GameNames, NameIndex } from './names.ts'
import { titleShown } from './titles.ts'

/** A profile after a page was read, and what on it is not known: names that no table has, pictures from elsewhere. */
interface Applied {
  profile: CharacterProfile
  unknown: string[]
  unknownPictures: string[]
}

/** Merges the gear of the active job into what is known; worse gear than before is ignored. */
const bestGear = (
  known: CharacterProfile['gear'],
  job: number,
  worn: ReadProfile['gear'],
): CharacterProfile['gear'] => {
  const itemLevel = averageItemLevel(worn, job)
  return itemLevel > (known[job] ?? 0) ? { ...known, [job]: itemLevel } : known
}

/** Merges a profile page into the stored profile; `now` in epoch ms. */
export const applyProfile = (before: CharacterProfile, page: ReadProfile, names: GameNames, now: number): Applied => {
  const unknown: string[] = []
  const find = (index: NameIndex, name: string | null): number | null => {
    if (name === null) return null
    const id = index(name)
    if (id === null) unknown.push(name)
    return id
  }
  /** A tooltip is a job, or `Job / Class`. */
  const findJob = (tooltip: string | null) =>
    find(names.jobs, tooltip?.split(' / ')[0]?.replace(/ \(.*\)$/, '') ?? null)
  const levels: Record<string, number> = {}
  for (const { tooltip, level } of page.profileLevels) {
    const job = level === null ? null : findJob(tooltip)
    if (job !== null && level !== null && level > 0) levels[job] = level
  }
  const activeJobId = findJob(page.activeClassTooltip)
  if (page.title !== null && names.titles(page.title).length === 0) unknown.push(page.title)
  const profile: CharacterProfile = {
    ...before,
    status: 'ready',
    name: page.name,
    worldId: find(names.worlds, page.world),
    iconUrl: keptFace(page.avatarUrl, before.iconUrl),
    imageUrl: keptFace(page.portraitUrl, before.imageUrl),
    clanId: find(names.clans, page.clan),
    gender: page.gender,
    guardianId: find(names.guardians, page.guardian),
    townId: find(names.towns, page.cityState),
    grandCompanyId: find(names.grandCompanies, page.grandCompany?.name ?? null),
    freeCompany: page.freeCompany,
    titleId: titleShown(before.titleId, page.title, names),
    activeJobId,
    levels,
    gear: activeJobId === null ? before.gear : bestGear(before.gear, activeJobId, page.gear),
    updatedAt: now,
    privacy: { ...before.privacy, profile: { state: 'public', asOf: now } },
  }
  const unknownPictures = [page.avatarUrl, page.portraitUrl].filter((address) => facePath(address) === null)
  return { profile, unknown: [...new Set(unknown)], unknownPictures }
}
