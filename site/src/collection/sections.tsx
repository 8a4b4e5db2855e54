import type { ComponentType, ReactNode } from 'react'
import type { PageSection, PageView } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { sectionsFor } from '#list/menu.ts'
import type { ListFrame, Section, SectionOf } from './frame.ts'
import type { Group } from './groups.ts'
import { headCount } from './head-count.ts'
import { laterPart } from '#ask/later-part.tsx'
import { Rows } from './rows.tsx'
import type { Thing } from './thing.ts'
import { sectionOf } from './words.ts'

/** Only some collections are drawn as blocks; `ahead` where they are. */
export const blocks = laterPart(() => import('./blocks.tsx').then(({ Blocks }) => Blocks))

const Blocks = blocks.Part

interface FormProps {
  frame: ListFrame
  things: readonly Thing[]
  openKey: number | null
  /** Whether a heading above says what the things are and ticks them all. */
  isHeaded?: boolean
}

interface Props extends FormProps {
  /** How many of the things are drawn: the first below the headings, which speak of all. */
  most: number
}

interface PartProps {
  title: string
  count: string
  beside?: ReactNode
  children: ReactNode
}

const Part = ({ title, count, beside, children }: PartProps) => (
  <section className="part">
    <div className="head">
      <h2>
        {title} <small className="soft">{count}</small>
      </h2>
      {beside}
    </div>
    {children}
  </section>
)

/** How the things of a section are drawn: what one has are blocks, all else is rows that say how to get it. */
const sectionForm: Record<PageSection, ComponentType<FormProps>> = {
  obtained: Blocks,
  left: Rows,
  limited: Rows,
  purchased: Rows,
  notObtainable: Rows,
}

const Sections = ({ most, things, ...props }: Props) => {
  const { facts, texts, language, isTheirs } = props.frame
  const headed = sectionsFor(facts.page.sections, isTheirs).map((key) => ({
    key,
    things: things.filter((thing) => sectionOf(thing) === key),
  }))
  return withinFirst(headed, most).map(({ key, things: some, first }) => {
    const Form = sectionForm[key]
    return (
      <Part key={key} title={texts.list.sections[key]} count={formatNumber(some.length, language)}>
        <Form {...props} things={first} />
      </Part>
    )
  })
}

const forms: Record<Exclude<PageView, 'standard'>, (props: FormProps) => ReactNode> = {
  blocks: (props) => <Blocks {...props} isMixed={props.frame.isKnown} />,
  list: Rows,
  table: ({ frame, ...props }) =>
    frame.extras.table ? <frame.extras.table frame={frame} {...props} /> : <Rows frame={frame} {...props} />,
}

const Form = ({ view, most, things, ...props }: Props & { view: PageView }) => {
  // Where it is not known what a character has, nothing is left to collect either.
  if (view === 'standard' && props.frame.isKnown) return <Sections {...props} {...{ things, most }} />
  const Drawn = forms[view === 'standard' ? 'list' : view]
  return <Drawn {...props} things={firstOf(things, most)} />
}

interface LaidOutProps extends Props {
  view: PageView
  groups: readonly Group[]
  /** The section of each thing, for a list that has sections of its own and shows one group. */
  sectionOf: SectionOf | null
}

interface Headed {
  key: number | string
  name: string
  things: readonly Thing[]
  /** How many these are, where that is more than a number. */
  count?: string
}

/** Things by their sections, in order. */
export const bySection = (things: readonly Thing[], sectionOf: SectionOf): Headed[] => {
  const sections = new Map<Section['key'], Section & { things: Thing[] }>()
  for (const thing of things) {
    const section = sectionOf(thing)
    const held = sections.get(section.key) ?? { ...section, things: [] }
    held.things.push(thing)
    sections.set(section.key, held)
  }
  return [...sections.values()].sort((a, b) => a.order - b.order)
}

/** Things by the first of their groups. */
const byGroup = ({ language, texts }: ListFrame, things: readonly Thing[], groups: readonly Group[]): Headed[] => {
  const byFirst = Map.groupBy(things, ({ groups: [first] }) => first)
  return groups.flatMap(({ slug, name }) => {
    const some = byFirst.get(slug)
    if (some === undefined) return []
    const others = things.filter((thing) => thing.groups.indexOf(slug) > 0)
    const elsewhere = {
      groups: groups.filter((group) => others.some(({ groups: [first] }) => first === group.slug)),
      count: others.length,
    }
    return [{ key: slug, name, things: some, count: headCount(language, texts.list, { things: some, elsewhere }) }]
  })
}

/** The first of some things; the same list where that is all. */
const firstOf = (things: readonly Thing[], most: number): readonly Thing[] =>
  things.length <= most ? things : things.slice(0, most)

/** The headings that the first things are below, each with those of its things; `isWhole` where none of them is drawn in part. */
const withinFirst = <One extends { things: readonly Thing[] }>(
  headed: readonly One[],
  most: number,
  isWhole = false,
): (One & { first: readonly Thing[] })[] => {
  let left = most
  return headed.flatMap((one) => {
    const first = left > 0 && isWhole ? one.things : firstOf(one.things, Math.max(0, left))
    left -= first.length
    return first.length === 0 ? [] : [{ ...one, first }]
  })
}

/** A list in one of its views; in groups or sections where it has some. A thing of several groups is listed with the first. */
export const LaidOut = ({ groups, sectionOf, most, ...props }: LaidOutProps) => {
  const { things, frame, view } = props
  if (groups.length === 0 && sectionOf === null) return <Form {...props} most={most} />
  const headed =
    groups.length === 0 && sectionOf !== null ? bySection(things, sectionOf) : byGroup(frame, things, groups)
  // Columns of a table follow from all of its things.
  return withinFirst(headed, most, view === 'table').map(({ key, name, things: some, count, first }) => (
    <Part
      key={key}
      title={name}
      count={count ?? formatNumber(some.length, frame.language)}
      beside={
        frame.mark && (
          <frame.mark.parts.SelectAll language={frame.language} mark={frame.mark} things={some} name={name} />
        )
      }
    >
      <Form {...props} things={first} most={first.length} isHeaded />
    </Part>
  ))
}
