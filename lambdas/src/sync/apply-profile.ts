import { asksToBeHidden, averageItemLevel, type CharacterProfile } from '@kupodex/data/character'
import { facePath } from '@kupodex/data/game'
import { jobIn, withNamed } from './by-name.ts'
import type { ReadProfile } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'

/**
 * The address of a face or portrait as it is kept: what a page shows where that is a picture of the Lodestone's, else what was known
 * before. Another address says that the Lodestone has moved its pictures or that the page is damaged; neither is a reason to read no more.
 */
export const keptFace = (shown: string, before: string | null): string | null =>
  facePath(shown) === null ? before : shown

/** A profile after a page was read, and what on it is not known: names that no table has, each after what it names, and pictures from elsewhere. */
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
  const unknown = (page.unknownTabs ?? []).map((tab) => `tab ${tab}`)
  const findJob = (tooltip: string): { id: number | null; name: string } => {
    const job = jobIn(names, tooltip)
    if (job.id === null) unknown.push(`job ${job.name}`)
    return job
  }
  const levels: Record<string, number> = {}
  const levelsByName: Record<string, number> = {}
  for (const { tooltip, level } of page.profileLevels) {
    if (level === null || level < 1) continue
    const { id, name } = findJob(tooltip)
    if (id === null) levelsByName[name] = level
    else levels[id] = level
  }
  const activeJobId = page.activeClassTooltip === null ? null : findJob(page.activeClassTooltip).id
  const named = withNamed(
    before,
    {
      worldId: page.world,
      clanId: page.clan,
      guardianId: page.guardian,
      townId: page.cityState,
      grandCompanyId: page.grandCompany?.name ?? null,
      titleId: page.title,
    },
    names,
  )
  const profile: CharacterProfile = {
    ...named.profile,
    status: 'ready',
    name: page.name,
    iconUrl: keptFace(page.avatarUrl, before.iconUrl),
    imageUrl: keptFace(page.portraitUrl, before.imageUrl),
    gender: page.gender,
    freeCompany: page.freeCompany,
    activeJobId,
    levels,
    byName: { ...named.profile.byName, levels: levelsByName },
    // Once the word is gone, it counts again.
    optOut: asksToBeHidden(page.selfIntroduction) ? before.optOut : null,
    gear: activeJobId === null ? before.gear : bestGear(before.gear, activeJobId, page.gear),
    updatedAt: now,
    privacy: { ...before.privacy, profile: { state: 'public', asOf: now } },
  }
  const unknownPictures = [page.avatarUrl, page.portraitUrl].filter((address) => facePath(address) === null)
  return { profile, unknown: [...new Set([...unknown, ...named.unknown])], unknownPictures }
}
