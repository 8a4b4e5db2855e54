import { functionNames, functionNeeds, inChat } from '../aws/functions.ts'
import { webAclParts } from '../aws/web-acl.ts'
import { isDaily, nextTime } from '../schedule/cron.ts'
import { scriptJobs } from '../timetable.ts'
import { seconds, type Standing } from './loads.ts'

/** The first second of a month of 30 days, ms. */
const from = Date.UTC(2026, 10, 1) - 1

const jobs = scriptJobs.filter(({ needs }) => needs === undefined)

const startsOf = (cron: string): number => {
  let starts = 0
  for (let at = nextTime(cron, from); at <= from + seconds * 1000; at = nextTime(cron, at)) starts += 1
  return starts
}

/** What the stack has whether or not anybody reads; the timetable and the functions say most of it, a test compares the rest with the template. */
export const standing: Standing = {
  // Two of each function, one of all functions, one of dead letters, one of sign-ups, one of each job that fails, and one of each daily job that is missing.
  alarms:
    2 * functionNames.filter((name) => name !== inChat).length +
    3 +
    jobs.length +
    jobs.filter(({ cron }) => isDaily(cron)).length,
  secrets: 1,
  worker: functionNeeds.sync.memory / 1024,
  rate: 1,
  nights: jobs.reduce((sum, { cron }) => sum + startsOf(cron), 0),
  webAcls: 0,
  webAclRules: 0,
}

/** The same with web ACLs of its own (`KUPODEX_WEB_ACL=own`). */
export const withWebAcl = (at: Standing): Standing => ({
  ...at,
  ...{ webAcls: webAclParts.webAcls, webAclRules: webAclParts.rules },
})
