import { coordinatesText } from '@kupodex/data/game'
import { useEffect, useRef } from 'react'
import { type ListFrame, thingPath } from '#collection/frame.ts'
import { Check } from '#collection/check.tsx'
import type { Thing } from '#collection/thing.ts'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import type { Battle, FateRow } from './battles.ts'
import type { BozjaTexts } from './texts.ts'

interface Props {
  frame: ListFrame
  things: readonly Thing[]
  text: BozjaTexts
  battle: Battle
  select: (id: number | null) => void
}

/** A sentence about another battle, which leads to it. */
const Other = ({ words, other, select }: Pick<Props, 'select'> & { words: string; other: FateRow }) => (
  <li>
    <button type="button" className="link" onClick={() => select(other.id)}>
      {fill(words, { name: other.name })}
    </button>
  </li>
)

/** What is known of the battle that is chosen on the map: what drops there, and what makes what appear. */
export const BattleDetails = ({ frame, things, text, battle, select }: Props) => {
  const { id, name, fateType, x, y, notes, after, before } = battle
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(id)
  useEffect(() => {
    // From one battle to another that belongs to it; a pin of the map keeps the focus.
    if (last.current !== id && document.activeElement === document.body) heading.current?.focus()
    last.current = id
  }, [id])
  const drops = notes.flatMap((note) => things.find((thing) => thing.id === note.id) ?? [])
  return (
    <section className="battle" aria-live="polite">
      <h2 tabIndex={-1} ref={heading}>
        {name}
      </h2>
      <p className="small soft">
        {[text.kinds[fateType], x !== null && y !== null && coordinatesText({ x, y }, frame.language)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {drops.length === 0 ? (
        <p>{text.dropsNothing}</p>
      ) : (
        <ul aria-label={text.drops}>
          {drops.map((thing) => (
            <li key={thing.id}>
              {frame.isKnown && <Check frame={frame} thing={thing} />}
              <Veil patch={thing.mainPatch} text={thing.name}>
                <a className="link" href={thingPath(frame, thing)} data-thing={thing.key}>
                  {thing.key}. {thing.name}
                </a>
              </Veil>
            </li>
          ))}
        </ul>
      )}
      {(after !== null || before.length > 0) && (
        <ul>
          {after && <Other words={text.after} other={after} select={select} />}
          {before.map((other) => (
            <Other key={other.id} words={text.before} other={other} select={select} />
          ))}
        </ul>
      )}
      <button type="button" className="link" onClick={() => select(null)}>
        {text.close}
      </button>
    </section>
  )
}
