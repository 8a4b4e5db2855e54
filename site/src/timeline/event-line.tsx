import {
  achievementPatch,
  ishgardJobs,
  isSyncedType,
  type Language,
  type RarityType,
  type SyncedCollection,
  syncedCollections,
} from '@kupodex/data/game'
import type { ReactNode } from 'react'
import { useStore } from '#ui/use-store.ts'
import type { NamedKind } from '../character/names.ts'
import type { TimelineLine } from './fold-levels.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import type { CharacterTexts } from '../character/texts.ts'
import { fill } from '#texts/fill.ts'
import { shield } from '#shield/shield-store.ts'
import { Icon } from '../ui/icon.tsx'
import { Veil } from '../shield/veil.tsx'
import type { TimelineTexts } from './texts.ts'
import type { NameOf } from '../character/use-names.ts'

interface Props {
  language: Language
  own: CharacterTexts
  words: TimelineTexts
  nameOf: NameOf
  event: TimelineLine
}

const icons: Readonly<Record<string, string>> = {
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

/** The rarity lists, whose items have a page each, by the type of their collection. */
const lists: ReadonlyMap<string, RarityType> = new Map(syncedCollections.map(({ type, list }) => [type, list.word]))

const iconOf = ({ type, id }: TimelineLine) =>
  (type === 'level' || type === 'gear' ? jobIcons[id] : lists.get(type)) ?? icons[type] ?? 'clock'

interface NamedProps {
  nameOf: NameOf
  type: SyncedCollection['type'] | 'title'
  id: number
  name: string
  children: ReactNode
}

/** What names a thing: hidden by the reader's shield, and not shown before its patch is known where there is one. */
const Shielded = ({ nameOf, type, id, name, children }: NamedProps) => {
  // No line is built: each begins as the shield stands.
  const isOn = useStore(shield, shield.get()) !== null
  const patch = type === 'achievement' ? String(achievementPatch(id)) : isOn ? nameOf(`${type}Patch`, id) : undefined
  if (patch === null) return '…'
  return (
    <Veil patch={patch === undefined ? null : Number(patch)} text={name}>
      {children}
    </Veil>
  )
}

const Words = ({ language, own, words: { events }, nameOf, event: { type, id, details, from } }: Props) => {
  const named = (kind: NamedKind, of = id) => {
    const name = nameOf(kind, of)
    return name === null ? '…' : (name ?? fill(own.events.unknown, { id: String(of) }))
  }
  const list = lists.get(type)
  if (isSyncedType(type)) {
    return (
      <>
        <Shielded nameOf={nameOf} type={type} id={id} name={named(type)}>
          {list === undefined || nameOf(type, id) === null ? (
            named(type)
          ) : (
            <a className="link" href={inLanguage(language, itemPath(list, 'global', id))}>
              {named(type)}
            </a>
          )}
        </Shielded>
        <small className="soft">{events.obtained[type]}</small>
      </>
    )
  }
  switch (type) {
    case 'level':
    case 'gear': {
      const rise = { job: named('job'), level: details }
      return from === null ? fill(events[type], rise) : fill(events[`${type}s`], { ...rise, from })
    }
    case 'name':
      return fill(events.name, { name: details })
    case 'world':
      return fill(events.world, { from: named('world', Number(details)), to: named('world') })
    case 'title':
      return (
        <Shielded nameOf={nameOf} type="title" id={id} name={named('title')}>
          {fill(events.wears, { title: named('title') })}
        </Shielded>
      )
    case 'deleted':
    case 'restored':
      return events[type]
    default:
      return type
  }
}

export const EventLine = (props: Props) => (
  <li>
    <Icon name={iconOf(props.event)} />
    <span>
      <Words {...props} />
    </span>
  </li>
)
