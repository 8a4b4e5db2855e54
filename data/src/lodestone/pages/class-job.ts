import { type CharacterHeader, readHeader } from '../ground/header.ts'
import { contentOf } from '../ground/tabs.ts'
import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import { attributeOf, levelOf, textIn } from '../markup/values.ts'
import type { Parsed } from '../ground/outcome.ts'

/** Experience within the level; a side the site shows as dashes is null. */
type Experience = { current: number | null; max: number | null }

/** A class or job: `tooltip` is `Job / Class`, `role` the heading of the box it stands in, all in the page's language; level null when not unlocked. */
type JobLevel = {
  name: string
  tooltip: string
  role: string
  level: number | null
  expText: string
  exp: Experience | null
  maxed: boolean
}

type FieldContent = { section: string; name: string; level: number | null; expText: string }

export type ClassJobPage = CharacterHeader & {
  jobs: JobLevel[]
  fieldContent: FieldContent[]
  phantomJobs?: { name: string; levelText: string }[]
}

export const readClassJob = (html: string): Parsed<ClassJobPage> => {
  const main = mainOf(html)
  const header = readHeader(main)
  const content = contentOf(main)
  const jobs = content.all('character__job__role').flatMap(readRole)
  const fieldContent = readFieldContent(content)
  const levels = content.all('character__job__level')
  expectLayout(jobs.length > 0 && jobs.length + fieldContent.length === levels.length, 'levels that belong to nothing')
  const phantomJobs = content.all('character__support_job__status').map(readPhantomJob)
  expectLayout(phantomJobs.length === content.all('character__support_job__name').length, 'phantom jobs out of place')
  return {
    outcome: 'ok',
    value: {
      ...header,
      jobs,
      fieldContent,
      ...(phantomJobs.length > 0 && { phantomJobs }),
    },
  }
}

/** A box may hold two headings with a list each (physical and magical ranged); its role is the first. */
const readRole = (box: Element): JobLevel[] => {
  const [heading] = box.tagged('h4')
  const role = heading ? textIn(heading) : unknownLayout('jobs without a role')
  return box.all('character__job').flatMap((list) => list.children().map((item) => readJob(item, role)))
}

const readJob = (item: Element, role: string): JobLevel => {
  const name = item.need('character__job__name')
  const level = levelOf(item.need('character__job__level').text)
  const expText = textIn(item.need('character__job__exp'))
  const exp = experienceOf(expText)
  return {
    name: textIn(name),
    tooltip: attributeOf(name, 'data-tooltip'),
    role,
    level,
    expText,
    exp,
    maxed: level !== null && exp === null,
  }
}

/** `359,719 / 1,834,000`, with dashes for a side that is not shown; null if both are dashes. Separators differ by language. */
const experienceOf = (text: string): Experience | null => {
  const sides = text.split('/').map((side) => {
    const trimmed = side.trim()
    if (/^-+$/.test(trimmed)) return null
    return /^\d[\d.,\s\u202f]*$/.test(trimmed) ? Number(trimmed.replace(/\D/g, '')) : unknownLayout('experience')
  })
  const [current, max] = sides
  if (sides.length !== 2 || current === undefined || max === undefined) return unknownLayout('experience')
  return current === null && max === null ? null : { current, max }
}

/** Only content that was played is listed, so a section is recognized by the heading above it. */
const readFieldContent = (content: Element): FieldContent[] => {
  const found: FieldContent[] = []
  let section: string | null = null
  for (const part of content.children()) {
    if (part.name === 'h3') section = textIn(part)
    if (!part.has('character__job__list')) continue
    found.push({
      section: section ?? unknownLayout('field content without a heading'),
      name: textIn(part.need('character__job__name')),
      level: levelOf(part.need('character__job__level').text),
      expText: textIn(part.need('character__job__exp')),
    })
  }
  return found
}

const readPhantomJob = (status: Element) => ({
  name: textIn(status.need('character__support_job__name')),
  levelText: textIn(status.need('character__support_job__level')),
})
