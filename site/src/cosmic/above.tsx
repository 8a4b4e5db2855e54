import { type CSSProperties, Suspense, useEffect, useState } from 'react'
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

/** The list comes first, unless the reader opened the panel the last time. */
const startsOpen = () => storage.getItem(openKey) === 'open'

const useLive = (isOpen: boolean) => {
  const loaded = useStore(live)
  useEffect(() => {
    // A wide window shows rows at once.
    if (isOpen || isRoomy()) loadLive()
    return onFirstScroll(loadLive)
  }, [isOpen])
  return loaded
}

/** One line, which is pushed sideways where it is too long. */
const oneLine = {
  flexWrap: 'nowrap',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
} as const

/** All planets and rewards fit into a line of a laptop's page. */
const tight = { paddingInline: '0.6rem' } as const

/** Names of planets come late: with room for the most of them, they move nothing. */
const roomForPlanets = { ...oneLine, minWidth: 'min(100%, 24.75rem)' } as const

/** On a phone beside the rewards while it is closed; while it is open as high as what it shows, which comes in parts. */
const panelStyle = (isOpen: boolean): CSSProperties => ({
  ...{ flex: isOpen || isRoomy() ? '1 1 100%' : '1 1 8.5rem', minWidth: 0, minHeight: isOpen ? '24rem' : undefined },
  padding: '0 var(--s3)',
})

interface PicksProps {
  label: string
  style: CSSProperties
  picks: readonly { word: string; name: string }[]
  chosen: string
  choose: (word: string) => void
}

const Picks = ({ label, style, picks, chosen, choose }: PicksProps) => (
  <fieldset className="picks" style={style}>
    <legend className="unseen">{label}</legend>
    {picks.map(({ word, name }) => (
      <button key={word} type="button" style={tight} aria-pressed={word === chosen} onClick={() => choose(word)}>
        {name}
      </button>
    ))}
  </fieldset>
)

/** On a wide page with a glance at what it shows, in one line. */
const summaryStyle = (): CSSProperties => ({
  ...{ alignContent: 'center', minHeight: '2.75rem', lineHeight: 1.3 },
  ...(isRoomy() && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  ...{ cursor: 'pointer', listStylePosition: 'inside' },
})

/** Here, since the style sheet of the panel comes later. */
const section = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginBottom: 'var(--s3)' } as const

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
    <section className="cosmic on-screen" aria-label={words.panel} style={section}>
      <Picks
        label={words.planet}
        style={roomForPlanets}
        picks={[{ word: '', name: texts.list.allGroups }, ...named.map(({ id, name }) => ({ word: String(id), name }))]}
        chosen={chosen}
        choose={(word) => list.change(withOnly(list.state, 'planet', word))}
      />
      <Picks
        label={words.reward}
        style={oneLine}
        picks={tiers.map((word) => ({ word, name: words.tiers[word] }))}
        chosen={rewards}
        choose={(word) => tiers.forEach((one) => one === word && chooseTier(one))}
      />
      <details
        className="panel"
        open={isOpen}
        style={panelStyle(isOpen)}
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open)
          storage.setItem(openKey, open ? 'open' : '')
        }}
      >
        <summary className="small" style={summaryStyle()}>
          <b>{words.panel}</b>{' '}
          {loaded !== null && !isOpen && isRoomy() && <loaded.Glance language={language} planetId={Number(chosen)} />}
        </summary>
        {loaded !== null && isOpen && <loaded.Panel {...{ language, things }} planetId={Number(chosen)} />}
      </details>
      {/* Its style sheet is waited for here, and not by the whole list, which would be away meanwhile. */}
      <Suspense>{loaded !== null && <loaded.Keeper {...{ language, things }} />}</Suspense>
    </section>
  )
}
