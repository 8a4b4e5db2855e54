import { shownJobId, type PersonJob } from '@kupodex/pipeline/population'
import { siteImage } from '../ground/art.ts'
import type { Site } from '../ground/site.ts'

const blueMage = 36
const limited = {
  en: ' (Limited Job)',
  de: ' (Limitierter Job)',
  fr: ' (job limité)',
  ja: '（リミテッドジョブ）',
} as const

/** How a line of the job list is written: its name, its tooltip (`Job / Class` once the job is open), its picture. */
export const jobLabel = (
  site: Site,
  job: PersonJob,
): { readonly name: string; readonly tooltip: string; readonly icon: string } => {
  const { jobId, classId } = job.slot
  const shown = shownJobId(job)
  const name = site.name(site.find('jobs', shown).name)
  const tooltip =
    classId !== null && shown === jobId
      ? `${name} / ${site.name(site.find('jobs', classId).name)}`
      : jobId === blueMage
        ? `${name}${limited[site.host.language]}`
        : name
  return { name, tooltip, icon: siteImage(`job ${shown}`) }
}

/** A level, or a dash for a job not unlocked. */
export const levelText = ({ level }: PersonJob): string => (level === 0 ? '-' : String(level))
