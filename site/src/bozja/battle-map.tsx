import { Suspense, useMemo, useState } from 'react'
import type { AboveProps } from '#collection/frame.ts'
import { gameMap } from '#maps/game-map.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { Guard } from '#ui/guard.tsx'
import { BattleDetails } from './battle-details.tsx'
import { type MapId, mapIds, type Overlay, useBattles } from './battles.ts'
import { placesOf } from './places.ts'
import { bozjaTexts } from './texts.ts'

const known: readonly Overlay[] = ['noDrops', 'completed', 'missing']
const unknown: readonly Overlay[] = ['noDrops', 'unknown']

const firstShown: ReadonlySet<Overlay> = new Set(['missing', 'unknown'])

const toggled = (shown: ReadonlySet<Overlay>, overlay: Overlay): ReadonlySet<Overlay> =>
  new Set(shown.has(overlay) ? [...shown].filter((one) => one !== overlay) : [...shown, overlay])

/** The map of the battles: which are shown, and what drops at the one that is chosen. */
export const BattleMap = ({ frame, things }: Pick<AboveProps, 'frame' | 'things'>) => {
  const { language, texts, images, isKnown } = frame
  const text = bozjaTexts(language)
  const [mapId, setMap] = useState<MapId>(665)
  const [shown, setShown] = useState(firstShown)
  const [selected, select] = useState<number | null>(null)
  const view = useBattles(language, things, isKnown)
  const battles = useMemo(() => (view.state === 'ready' ? view.battles : []), [view])
  const onMap = useMemo(() => battles.filter((battle) => battle.mapId === mapId), [battles, mapId])
  const places = useMemo(
    () =>
      placesOf(
        // What is chosen stays in sight, also where it was reached from another battle.
        onMap.filter(({ id, overlay }) => shown.has(overlay) || id === selected),
        { language, text },
      ),
    [onMap, shown, selected, language, text],
  )
  const overlays = isKnown ? known : unknown
  const chosen = battles.find(({ id }) => id === selected)
  if (view.state !== 'ready') return <NotReady language={language} state={view.state} />
  return (
    <div className="battle-map">
      <fieldset className="picks">
        <legend className="unseen">{text.chooseMap}</legend>
        {mapIds.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === mapId}
            onClick={() => {
              setMap(id)
              select(null)
            }}
          >
            {text.maps[id]}
          </button>
        ))}
      </fieldset>
      <fieldset className="overlays">
        <legend className="unseen">{text.chooseShown}</legend>
        {overlays.map((overlay) => (
          <label key={overlay}>
            <input
              type="checkbox"
              checked={shown.has(overlay)}
              onChange={() => setShown((now) => toggled(now, overlay))}
            />
            {text.overlays[overlay]}{' '}
            <small className="soft">{onMap.filter((one) => one.overlay === overlay).length}</small>
          </label>
        ))}
      </fieldset>
      {chosen === undefined ? (
        <p className="small soft">{places.length === 0 ? text.nothing : text.selectFate}</p>
      ) : (
        <BattleDetails {...{ frame, things, text }} battle={chosen} select={select} />
      )}
      <Guard instead={null}>
        <Suspense fallback={<p className="soft">{texts.tables.loading}</p>}>
          <gameMap.Part {...{ language, mapId, places, selected, images }} onSelect={select} />
        </Suspense>
      </Guard>
    </div>
  )
}
