import type { Load, Measured, PageLoad } from './measured.ts'
import type { PriceName } from './prices.ts'
import { historyShards, publicScopes, rarityLists } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'

export interface Month {
  /** Characters that are read from the Lodestone again and again. */
  characters: number
  views: number
  /** How many of those show a character, from 0 to 1. */
  ofCharacters: number
  /** Pages that a reader opens one after another, the first of them with nothing of the site kept. */
  aVisit: number
  /** The share of requests that the edge's cache does not answer, from 0 to 1. */
  missed: number
  users: number
  webAcl: boolean
}

export const days = 30
export const seconds = days * 86_400

/** The files that the night after a weekly reset writes besides those of each night, all of them kept. */
interface WeekFiles {
  /** Ranks of so many characters, in so many files. */
  ranks: number
  /** Owners by thing, a file for each list and scope. */
  owners: number
}

export const filesOfWeek = (characters: number): WeekFiles => ({
  ranks: characters > 0 ? historyShards(characters) : 0,
  owners:
    characters > 0
      ? Object.keys(rarityLists).length * publicScopes(loadTable('worlds'), loadTable('dataCenters')).length
      : 0,
})

/** How much of everything a month takes, in the units of its price. */
export type Loads = Record<PriceName, number>

/** What is there whether or not anybody reads: alarms of the stack, its secret, and the sync worker's memory (GB). */
export interface Standing {
  alarms: number
  secrets: number
  worker: number
  /** Requests a second to the Lodestone, at most. */
  rate: number
  /** Nights a month, the weekly ones among them. */
  nights: number
  /** Web ACLs and their rules; none without `KUPODEX_WEB_ACL`. */
  webAcls: number
  webAclRules: number
}

const gigabyte = 1e9
/** Weeks whose history is there: what a year has added. */
const weeksKept = 52
/** Bytes of a read unit of the table; one that may be a moment old, as a scan is, takes half. */
const readUnit = 4096

/** What views of pages take from the edge, when `aVisit` of them follow one another. */
const readersOf = ({ first, next }: PageLoad, views: number, aVisit: number): Load => {
  const visits = views / aVisit
  const sum = (part: keyof Load) => visits * first[part] + (views - visits) * next[part]
  return { requests: sum('requests'), hashed: sum('hashed'), bytes: sum('bytes') }
}

/**
 * What a month takes. Where it depends on readers whom nobody knows, the most that it can be: every request runs an edge function and
 * looks up the live slot there, but those for files whose name holds a hash of what is in them. The edge asks for such a file once a
 * year; so few requests count as none.
 */
export const loadsOf = (month: Month, measured: Measured, standing: Standing): Loads => {
  const { characters, views, ofCharacters, aVisit, missed, users } = month
  const read = readersOf(measured.reading, views * (1 - ofCharacters), aVisit)
  const seen = readersOf(measured.character, views * ofCharacters, aVisit)
  const { visit } = measured
  const visits = views * ofCharacters * visit.aView
  const asked = Math.min(visits, (visit.askedAnHour * standing.rate * seconds) / 3600)
  const told = visits + asked * visit.looks
  const requests = read.requests + seen.requests + told
  const routed = requests - read.hashed - seen.hashed
  const shown = views * ofCharacters * measured.call.aView + asked * visit.looks
  const calls = shown + visits
  // Everybody is due again within a day; the rate to the Lodestone allows fewer.
  const syncs = Math.min(characters * days, (standing.rate * seconds) / measured.sync.requests)
  const table = (characters * measured.item.bytes) / gigabyte
  const { nights } = standing
  const scans = (nights * characters * measured.item.bytes) / readUnit / 2
  const { objects, gigabytes, minutes, minutesAMillion } = measured.night
  const week = filesOfWeek(characters)
  const history = characters * measured.week.ranksBytes + (characters > 0 ? measured.week.ownersBytes : 0)
  return {
    edgeRequests: requests,
    edgeBytes: (read.bytes + seen.bytes) / gigabyte,
    edgeCode: routed,
    edgeStore: routed,
    calls: calls + seconds / 300,
    callTime:
      (calls * measured.call.ms * measured.call.gigabytes) / 1000 + (characters > 0 ? seconds * standing.worker : 0),
    writes: syncs * measured.sync.writes + visits * visit.writes + asked * visit.writesAsked,
    reads: syncs * measured.sync.reads + shown * measured.call.reads + visits * visit.reads + scans,
    items: table,
    recovery: table,
    objects: gigabytes + (weeksKept * history) / gigabyte,
    puts: nights * objects + (days / 7) * (week.ranks + week.owners),
    // What functions answer is in no bucket.
    gets: (routed - calls) * missed,
    buildTime: nights * (minutes + (minutesAMillion * characters) / 1e6),
    logs: (calls * 300) / gigabyte,
    alarms: standing.alarms,
    secrets: standing.secrets,
    users,
    webAcls: standing.webAcls,
    webAclRules: standing.webAclRules,
    // Each request is looked at, also one that the edge answers.
    webAclRequests: standing.webAcls > 0 ? requests : 0,
  }
}
