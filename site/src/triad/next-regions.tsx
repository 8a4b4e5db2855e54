import { coordinatesText } from '@kupodex/data/game'
import { useMemo } from 'react'
import { type AboveProps, thingPath } from '#collection/frame.ts'
import { counted } from '#texts/fill.ts'
import { Veil } from '#shield/veil.tsx'
import { nextTexts } from './texts.ts'
import { type NextRegion, nextRegions } from './next.ts'
import type { Opponent } from './opponents.ts'

interface Props extends Pick<AboveProps, 'frame' | 'things'> {
  opponents: readonly Opponent[]
  owned: ReadonlySet<number>
}

const Region = ({ frame, things, region, next, cards }: Pick<Props, 'frame' | 'things'> & NextRegion) => {
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
        <Region key={one.region.id} {...one} {...list} />
      ))}
    </>
  )
}
