import { Suspense, useEffect, useState } from 'react'
import type { AboveProps } from '#collection/frame.ts'
import { withOnly } from '#list/controls/state.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { useTable } from '#tables/use-table.ts'
import { onFirstScroll } from '#ui/first-scroll.ts'
import { isRoomy } from '#ui/is-roomy.ts'
import { useStore } from '#ui/use-store.ts'
import { live, loadLive } from './load-live.ts'
import { missionListTexts } from './texts.ts'
import { chooseTier, readTier, tier, tiers } from './tier.ts'

const storage = safeStorage('localStorage')

const openKey = 'kupodex.cosmic-panel'

/** A phone shows the list first, unless its reader opened the panel the last time. */
const startsOpen = () => (storage.getItem(openKey) ?? (isRoomy() ? 'open' : '')) !== ''

const useLive = (isOpen: boolean) => {
  const loaded = useStore(live)
  useEffect(() => {
    if (isOpen) loadLive()
    return onFirstScroll(loadLive)
  }, [isOpen])
  return loaded
}

interface PicksProps {
  label: string
  picks: readonly { word: string; name: string }[]
  chosen: string
  choose: (word: string) => void
}

const Picks = ({ label, picks, chosen, choose }: PicksProps) => (
  <fieldset className="picks">
    <legend className="unseen">{label}</legend>
    {picks.map(({ word, name }) => (
      <button key={word} type="button" aria-pressed={word === chosen} onClick={() => choose(word)}>
        {name}
      </button>
    ))}
  </fieldset>
)

/** Above the missions: whose planet and which rewards are shown, and what the clock and the weather are there. */
export const Above = ({ frame: { language, texts }, list, things }: AboveProps) => {
  const words = missionListTexts(language)
  const planets = useTable(language, 'cosmicPlanets')
  const [isOpen, setOpen] = useState(startsOpen)
  const loaded = useLive(isOpen)
  const rewards = useStore(tier)
  useEffect(readTier, [])
  const chosen = list.state.facets['planet']?.[0] ?? ''
  const named = planets.state === 'ready' ? planets.rows : []
  return (
    <section className="cosmic" aria-label={words.panel} style={{ marginBottom: 'var(--s4)' }}>
      <Picks
        label={words.planet}
        picks={[{ word: '', name: texts.list.allGroups }, ...named.map(({ id, name }) => ({ word: String(id), name }))]}
        chosen={chosen}
        choose={(word) => list.change(withOnly(list.state, 'planet', word))}
      />
      <Picks
        label={words.reward}
        picks={tiers.map((word) => ({ word, name: words.tiers[word] }))}
        chosen={rewards}
        choose={(word) => tiers.forEach((one) => one === word && chooseTier(one))}
      />
      <details
        className="panel pad"
        open={isOpen}
        // As high as what it shows, which comes in parts.
        style={{ minHeight: isOpen ? '30rem' : undefined }}
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open)
          storage.setItem(openKey, open ? 'open' : '')
        }}
      >
        <summary>{words.panel}</summary>
        {loaded !== null && isOpen && <loaded.Panel {...{ language, things }} planetId={Number(chosen)} />}
      </details>
      {/* Its style sheet is waited for here, and not by the whole list, which would be away meanwhile. */}
      <Suspense>{loaded !== null && <loaded.Keeper {...{ language, things }} />}</Suspense>
    </section>
  )
}
