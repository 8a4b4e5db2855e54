import type { ItemType } from '@kupodex/data/character'
import { type KindPlaces, narrowPlaces, rankPlaces, thingFinder } from '@kupodex/data/places'
import { memo, useMemo, useState } from 'react'
import { Failed } from '#ask/failed.tsx'
import { formatNumber } from '#format/number.ts'
import { ownedBy, type OwnedBy } from '#party/owned-by.ts'
import type { Member } from '#party/party.ts'
import { useOwnedBy } from '#party/use-owned-by.ts'
import { counted, fill } from '#texts/fill.ts'
import { Waiting } from '../ui/waiting.tsx'
import { collectorsOf, goingOf, type MemberCollector, typesIn, unknownCounts } from './collectors.ts'
import type { TonightProps } from './frame.ts'
import { PlaceLine } from './place-line.tsx'
import { tonightPageTexts } from './texts.ts'

/** How many are shown at first, and how many more at each request. */
const step = 20

interface Props extends TonightProps {
  file: KindPlaces
}

interface KnownProps extends Omit<Props, 'party'> {
  going: readonly Member[]
  types: readonly ItemType[]
  owned: OwnedBy
}

/** Of how many each collection is not known, folded away. */
const Unknown = ({
  frame: { language, titles },
  types,
  collectors,
}: Pick<KnownProps, 'frame' | 'types'> & { collectors: readonly MemberCollector[] }) => {
  const texts = tonightPageTexts(language)
  const counts = unknownCounts(collectors, types)
  if (counts.length === 0) return null
  const of = formatNumber(collectors.length, language)
  return (
    <details className="small soft">
      <summary>{counted(texts.unknown, counts.length, language)}</summary>
      <p>{texts.unknownHint}</p>
      <ul>
        {counts.map(({ type, count }) => (
          <li key={type}>
            {fill(texts.unknownOf, { collection: titles[type] ?? type, n: formatNumber(count, language), of })}
          </li>
        ))}
      </ul>
    </details>
  )
}

const Ranked = ({ frame, file, state, going, types, owned, change }: KnownProps) => {
  const { language } = frame
  const texts = tonightPageTexts(language)
  const [most, setMost] = useState(step)
  const collectors = useMemo(() => collectorsOf(going, types, owned), [going, types, owned])
  const thingOf = useMemo(() => thingFinder(file), [file])
  const ranked = useMemo(
    () => rankPlaces(narrowPlaces(file, state.filter), collectors),
    [file, state.filter, collectors],
  )
  const shown = Math.min(most, ranked.length)
  const isDark = collectors.every(({ unknown }) => unknown.size === types.length)
  const says = ranked.length > 0 ? '' : isDark ? texts.noneKnown : texts.nothing
  return (
    <>
      <Unknown {...{ frame, types, collectors }} />
      {says !== '' && <p className="panel pad soft">{says}</p>}
      <ol className="tonight-places">
        {ranked.slice(0, shown).map((one) => (
          <PlaceLine key={one.place.id} ranked={one} {...{ frame, collectors, thingOf, state, change }} />
        ))}
      </ol>
      <p className="row">
        {shown < ranked.length && (
          <button className="button quiet" type="button" onClick={() => setMost(most + step)}>
            {texts.more}
          </button>
        )}
        <span className="small soft" role="status">
          {ranked.length > 0 &&
            fill(texts.shown, { shown: formatNumber(shown, language), n: formatNumber(ranked.length, language) })}
        </span>
      </p>
    </>
  )
}

/** The places of a kind in the order of how much they can give to those who are going. */
export const Places = memo(({ party, ...props }: Props) => {
  const { frame, file, state } = props
  const { language } = frame
  const texts = tonightPageTexts(language)
  const { type } = state.filter
  const types = useMemo(() => typesIn(file, type), [file, type])
  const going = useMemo(() => goingOf(party, state.out), [party, state.out])
  const view = useOwnedBy(party, types)
  if (going.length === 0) return <p className="panel pad soft">{texts.noneGoing}</p>
  if (view.value !== null) return <Ranked key={state.kind} {...props} {...{ going, types }} owned={view.value} />
  if (view.state === 'failed') return <Failed language={language} again={ownedBy(party, types).again} />
  return <Waiting language={language} />
})
