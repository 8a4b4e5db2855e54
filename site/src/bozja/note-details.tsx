import { useMemo } from 'react'
import { coordinatesText, type Language } from '@kupodex/data/game'
import type { OwnDetailsProps } from '#collection/frame.ts'
import { MapToggle } from '#maps/map-toggle.tsx'
import { NotReady } from '#tables/not-ready.tsx'
import { fill } from '#texts/fill.ts'
import { type Battle, mapIds, useBattles } from './battles.ts'
import { placesOf } from './places.ts'
import { type BozjaTexts, bozjaTexts } from './texts.ts'

interface DroppedProps {
  language: Language
  battle: Battle
  text: BozjaTexts
}

const Dropped = ({ language, battle, text }: DroppedProps) => {
  const { name, fateType, mapId, x, y, after } = battle
  const where = [
    text.kinds[fateType],
    text.maps[mapId],
    x !== null && y !== null && coordinatesText({ x, y }, language),
  ]
  return (
    <li>
      {name}
      <small className="soft">{where.filter(Boolean).join(' · ')}</small>
      {after && <small className="soft">{fill(text.after, { name: after.name })}</small>}
    </li>
  )
}

/** The battles that drop a field note, where they are, and what makes them appear. */
export const NoteDetails = ({ frame, thing }: OwnDetailsProps) => {
  const { language, images, isKnown } = frame
  const text = bozjaTexts(language)
  const things = useMemo(() => [thing], [thing])
  const view = useBattles(language, things, isKnown)
  const own = useMemo(
    () => (view.state === 'ready' ? view.battles.filter(({ notes }) => notes.some(({ id }) => id === thing.id)) : []),
    [view, thing.id],
  )
  // Of the other notes that drop there it is not said here whether the character has them.
  const maps = useMemo(
    () =>
      mapIds.flatMap((mapId) => {
        const there = own.filter((battle) => battle.mapId === mapId)
        const shown = there.map((battle) => ({ ...battle, notes: battle.notes.filter(({ id }) => id === thing.id) }))
        return there.length === 0 ? [] : [{ mapId, places: placesOf(shown, { language, text }) }]
      }),
    [own, thing.id, language, text],
  )
  if (view.state !== 'ready') return <NotReady language={language} state={view.state} />
  if (own.length === 0) return null
  return (
    <section className="dropped">
      <h3>{text.droppedBy}</h3>
      <ul>
        {own.map((battle) => (
          <Dropped key={battle.id} {...{ language, battle, text }} />
        ))}
      </ul>
      {maps.map(({ mapId, places }) => (
        <MapToggle
          key={mapId}
          {...{ language, mapId, places, images }}
          title={fill(text.showMap, { name: text.maps[mapId] })}
        />
      ))}
    </section>
  )
}
