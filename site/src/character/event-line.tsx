import { ishgardJobs, type Language, listedCollections, type RarityType } from '@kupodex/data/game'
import type { NamedKind } from './names.ts'
import type { TimelineEntry } from './timeline.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import type { CharacterTexts } from './texts/index.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import type { NameOf } from './use-names.ts'

interface Props {
  language: Language
  own: CharacterTexts
  nameOf: NameOf
  event: TimelineEntry
}

const icons: Readonly<Record<string, string>> = {
  achievement: 'achievement',
  mount: 'mount',
  minion: 'minion',
  facewear: 'facewear',
  level: 'arrow',
  gear: 'gear',
  title: 'title',
  world: 'globe',
  name: 'person',
  deleted: 'alert',
  restored: 'person',
}

/** Crafters and gatherers by job id, whose icons the sprite has. */
const jobIcons: Readonly<Record<number, string>> = Object.fromEntries(
  [...ishgardJobs.Crafters, ...ishgardJobs.Gatherers].map((code, at) => [8 + at, `job-${code}`]),
)

const iconOf = ({ type, id }: TimelineEntry) =>
  (type === 'level' || type === 'gear' ? jobIcons[id] : undefined) ?? icons[type] ?? 'clock'

/** The rarity lists, whose items have a page each, by the type of their collection. */
const lists: ReadonlyMap<string, RarityType> = new Map(listedCollections.map(({ type, list }) => [type, list.word]))

const Words = ({ language, own: { events }, nameOf, event: { type, id, details } }: Props) => {
  const named = (kind: NamedKind, of = id) => {
    const name = nameOf(kind, of)
    return name === null ? '…' : (name ?? fill(events.unknown, { id: String(of) }))
  }
  const list = lists.get(type)
  switch (type) {
    case 'achievement':
    case 'mount':
    case 'minion':
    case 'facewear':
      return (
        <>
          {list === undefined ? (
            named(type)
          ) : (
            <a className="link" href={inLanguage(language, itemPath(list, 'global', id))}>
              {named(type)}
            </a>
          )}
          <small className="soft">{events.obtained[type]}</small>
        </>
      )
    case 'level':
      return fill(events.level, { job: named('job'), level: details })
    case 'gear':
      return fill(events.gear, { job: named('job'), level: details })
    case 'name':
      return fill(events.name, { name: details })
    case 'world':
      return fill(events.world, { from: named('world', Number(details)), to: named('world') })
    case 'title':
      return fill(events.wears, { title: named('title') })
    case 'deleted':
    case 'restored':
      return events[type]
    default:
      return type
  }
}

/** One thing that happened to a character. */
export const EventLine = (props: Props) => (
  <li>
    <Icon name={iconOf(props.event)} />
    <span>
      <Words {...props} />
    </span>
  </li>
)
