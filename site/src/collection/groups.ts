import { ishgardJobs, type PageLevel } from '@kupodex/data/game'
import type { ThingRow } from './thing.ts'

/** A group of a list: a category, a type of levequest, a tab, a job. */
export interface Group {
  slug: string
  name: string
  /** What it and some others have in common, where the links to them are below headings. */
  heading?: string
  /** Its drawing in the sprite, shown instead of the name where there is one. */
  icon?: string
}

/** Rows of the tables that groups are made from, as far as they are loaded. */
export interface GroupTables {
  orchestrionCategories?: readonly GroupRow[]
  armoireCategories?: readonly GroupRow[]
  leveAssignmentTypes?: readonly (GroupRow & { jobId: number | null; kind: LeveKind })[]
}

interface GroupRow {
  id: number
  name: string
  sort: number
  slug: string
}

/** How a level of addresses groups a list. */
interface Level {
  groups: (tables: GroupTables, names: GroupNames) => Group[]
  groupsOf: (tables: GroupTables) => (row: ThingRow) => readonly string[]
}

type LeveKind = 'battle' | 'gathering' | 'crafting' | 'grandCompany'

/** Names of groups, and of their headings, that no table has. */
export type GroupNames = Readonly<Record<'framers' | 'others' | 'critical' | LeveKind, string>>

const inOrder = <Row extends GroupRow>(rows: readonly Row[] = []) => rows.toSorted((a, b) => a.sort - b.sort)
const named = ({ slug, name }: GroupRow): Group => ({ slug, name })
const slugsBy = <Row extends GroupRow>(rows: readonly Row[] = [], keyOf: (row: Row) => number | null) =>
  new Map(rows.map((row) => [keyOf(row), row.slug]))
const found = (slug: string | undefined): readonly string[] => (slug === undefined ? [] : [slug])

/** Crafters and gatherers in the order of their ids. */
const jobCodes = [...ishgardJobs.Crafters, ...ishgardJobs.Gatherers]

/** The id of the carpenter, the first crafter (sheet ClassJob). */
const firstCrafter = 8

/** A level that lists of things have; the kinds of achievements are on a page of their own. */
type ListLevel = Exclude<PageLevel, 'kind'>

/** Each level of addresses between a page's word and a thing. */
export const levels: Record<ListLevel, Level> = {
  category: {
    // A list has the categories of its own table alone.
    groups: ({ orchestrionCategories = [], armoireCategories = [] }) =>
      inOrder([...orchestrionCategories, ...armoireCategories]).map(named),
    groupsOf: ({ orchestrionCategories = [], armoireCategories = [] }) => {
      const slugs = slugsBy([...orchestrionCategories, ...armoireCategories], ({ id }) => id)
      return ({ orchestrionCategoryId, armoireCategoryId = 0 }) =>
        found(slugs.get(orchestrionCategoryId ?? armoireCategoryId))
    },
  },
  assignmentType: {
    groups: ({ leveAssignmentTypes }, names) =>
      inOrder(leveAssignmentTypes).map((row) => ({ ...named(row), heading: names[row.kind] })),
    groupsOf: ({ leveAssignmentTypes }) => {
      const slugs = slugsBy(leveAssignmentTypes, ({ id }) => id)
      return ({ leveAssignmentTypeId = 0 }) => found(slugs.get(leveAssignmentTypeId))
    },
  },
  tab: {
    groups: (_, names) => [
      { slug: 'framers', name: names.framers },
      { slug: 'others', name: names.others },
    ],
    groupsOf:
      () =>
      ({ group }) =>
        found(group),
  },
  // Missions are of the jobs that levequests are of too: their words and names are those of the levequests, their order that of jobs.
  job: {
    groups: ({ leveAssignmentTypes }, names) => [
      ...(leveAssignmentTypes ?? [])
        .flatMap((row) => (row.jobId === null ? [] : [{ ...row, jobId: row.jobId }]))
        .sort((a, b) => a.jobId - b.jobId)
        .map((row) => ({ ...named(row), icon: `job-${jobCodes[row.jobId - firstCrafter]}` })),
      { slug: 'critical', name: names.critical, icon: 'alert' },
    ],
    groupsOf: ({ leveAssignmentTypes }) => {
      const slugs = slugsBy(leveAssignmentTypes, ({ jobId }) => jobId)
      return ({ type, jobIds = [] }) => [
        ...(type === 'critical' ? ['critical'] : []),
        ...jobIds.flatMap((id) => found(slugs.get(id))),
      ]
    },
  },
}

/** The level of a page that things are grouped by; undefined for a list without groups. */
export const levelOf = ([first]: readonly PageLevel[]): Level | undefined =>
  first === undefined || first === 'kind' ? undefined : levels[first]
