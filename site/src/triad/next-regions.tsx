import { coordinatesText } from '@kupodex/data/game'
import { useMemo } from 'react'
import { type AboveProps, thingPath } from '#collection/frame.ts'
import { counted } from '#texts/fill.ts'
import { Veil } from '#shield/veil.tsx'
import { nextTexts } from './texts.ts'
import { missingOf, type Opponent, type Region } from './opponents.ts'

/** The opponents of a region who still have cards that a character does not have. */
export interface NextRegion {
  region: Region
  next: readonly { opponent: Opponent; missing: number }[]
  /** How many cards of the region are missing, each counted once. */
  cards: number
}

/** Where to play next: every region where opponents still have cards that a character misses, in the game's order; in each most of them first. */
export const nextRegions = (opponents: readonly Opponent[], owned: ReadonlySet<number>): NextRegion[] =>
  [...Map.groupBy(opponents, ({ region }) => region.id).values()].flatMap((some) => {
    const [first] = some
    const next = some
      .map((opponent) => ({ opponent, missing: missingOf(opponent, owned).length }))
      .filter(({ missing }) => missing > 0)
      .toSorted((a, b) => b.missing - a.missing)
    if (first === undefined || next.length === 0) return []
    const cards = new Set(next.flatMap(({ opponent }) => missingOf(opponent, owned))).size
    return [{ region: first.region, next, cards }]
  })

interface Props extends Pick<AboveProps, 'frame' | 'things'> {
  opponents: readonly Opponent[]
  owned: ReadonlySet<number>
}

const RegionPart = ({ frame, things, region, next, cards }: Pick<Props, 'frame' | 'things'> & NextRegion) => {
  const { language } = frame
  const texts = nextTexts(language)
  return (
    <section>
      <h2>
        {region.name} <small className="soft">{counted(texts.missing, cards, language)}</small>
      </h2>
      <ul>
        {next.map(({ opponent: { id, name, place, spot }, missing }) => {
          const thing = things.find((one) => one.id === id)
          return (
            <li key={id}>
              {thing === undefined ? (
                name
              ) : (
                <Veil patch={thing.mainPatch} text={name}>
                  <a href={thingPath(frame, thing)} data-thing={thing.key}>
                    {name}
                  </a>
                </Veil>
              )}
              <small className="soft">
                {place} {spot !== null && <span className="spot">{coordinatesText(spot, language)}</span>}
              </small>
              <small className="count">{counted(texts.missing, missing, language)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The opponents who still have cards that the character does not have, by region. */
export const NextRegions = ({ opponents, owned, ...list }: Props) => {
  const regions = useMemo(() => nextRegions(opponents, owned), [opponents, owned])
  return (
    <>
      {regions.map((one) => (
        <RegionPart key={one.region.id} {...one} {...list} />
      ))}
    </>
  )
}
