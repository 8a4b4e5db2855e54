import {
  type KindPlaces,
  type MissedThing,
  narrowPlaces,
  noFilter,
  type Place,
  rankPlaces,
  thingFinder,
} from '@kupodex/data/places'
import { useMemo } from 'react'
import { formatNumber } from '#format/number.ts'
import { listed } from '#format/punctuation.ts'
import { memberName } from '#party/party.ts'
import { useOwnedBy } from '#party/use-owned-by.ts'
import { Veil } from '#shield/veil.tsx'
import { counted, fill } from '#texts/fill.ts'
import { collectorsOf, goingOf, type MemberCollector, typesIn } from './collectors.ts'
import type { TonightFrame, TonightProps } from './frame.ts'
import { Sum } from './place-words.tsx'
import { tonightPageTexts } from './texts.ts'

interface Props extends Pick<TonightFrame, 'language'>, Pick<TonightProps, 'party' | 'state'> {
  /** What places of the kind give. */
  file: KindPlaces
  place: Place
}

/** How many things of a place are named in a plan, and for how many people who misses one. */
const [mostThings, mostPeople] = [4, 4]

type MissersProps = Pick<Props, 'language'> & {
  missing: MissedThing['missing']
  collectors: readonly MemberCollector[]
}

/** Who misses a thing: by their names where they are few. */
const Missers = ({ language, missing, collectors }: MissersProps) => {
  const names = missing.flatMap((at) => collectors[at]?.member ?? []).map(memberName)
  const of = formatNumber(collectors.length, language)
  const many = fill(counted(tonightPageTexts(language).missIt, missing.length, language), { of })
  return <span className="soft">{missing.length > mostPeople ? many : listed(language, ...names)}</span>
}

/** What a place of the plan gives of what is looked for, and who misses each thing; nothing while that is not known. */
export const Planned = ({ language, party, state: { filter, out }, file, place }: Props) => {
  const texts = tonightPageTexts(language)
  const { type, isWithSold } = filter
  const types = useMemo(() => typesIn(file, type), [file, type])
  const owned = useOwnedBy(party, types).value
  const thingOf = useMemo(() => thingFinder(file), [file])
  const collectors = useMemo(
    () => (owned === null ? [] : collectorsOf(goingOf(party, out), types, owned)),
    [party, out, types, owned],
  )
  const [ranked] = useMemo(
    () => rankPlaces(narrowPlaces({ ...file, places: [place] }, { ...noFilter, type, isWithSold }), collectors),
    [file, place, type, isWithSold, collectors],
  )
  if (collectors.length === 0) return null
  if (ranked === undefined) return <p className="small soft">{texts.nothing}</p>
  const left = ranked.things.length - mostThings
  return (
    <div className="small">
      <Sum {...{ language, ranked, collectors }} />
      <ul>
        {ranked.things.slice(0, mostThings).map((one) => {
          const { name = `#${one.id}`, patch = null } = thingOf(one.type, one.id) ?? {}
          return (
            <li key={`${one.type}/${one.id}`}>
              <Veil patch={patch} text={name} />{' '}
              {collectors.length > 1 && <Missers {...{ language, collectors }} missing={one.missing} />}
            </li>
          )
        })}
        {left > 0 && <li className="soft">{counted(texts.others, left, language)}</li>}
      </ul>
    </div>
  )
}
