import { memo, useState } from 'react'
import { cut } from '#format/cut.ts'
import { formatNumber } from '#format/number.ts'
import { noted } from '#format/punctuation.ts'
import { isSameSigns } from '#list/signs.ts'
import { fill } from '#texts/fill.ts'
import { isRoomy } from '#ui/is-roomy.ts'
import { Veil } from '../shield/veil.tsx'
import { Check } from './check.tsx'
import { type ListFrame, openAmong, thingPath } from './frame.ts'
import { moveByKey, reachedOf } from './keys.ts'
import { ThingPicture, WaySign } from './picture.tsx'
import { sameThings } from './pieces.ts'
import type { Thing } from './thing.ts'
import { signOf, ThingSign } from './thing-words.tsx'
import { isTicked } from './words.ts'

interface BlockProps {
  frame: ListFrame
  things: readonly Thing[]
  /** Place of its first thing in the list, from 1. */
  first: number
  /** Whether things that the character lacks are dimmed. */
  isMixed: boolean
  /** Whether a heading above makes its own line unnecessary. */
  isHeaded: boolean
  /** The thing of the block that the Tab key reaches; null if it is in another block. */
  reached: number | null
  openKey: number | null
}

interface TileProps extends Pick<BlockProps, 'frame' | 'isMixed' | 'openKey'> {
  thing: Thing
  isReached: boolean
}

const labelOf = (frame: ListFrame, isMixed: boolean, thing: Thing): string => {
  const { name, isOwned } = thing
  const { completed, missing } = frame.texts.list
  const label = isMixed ? fill(isOwned ? completed : missing, { name }) : name
  const sign = signOf(frame, thing)
  return sign === '' ? label : noted(frame.language, label, sign)
}

/** A picture, which opens its thing, or ticks it where the reader has chosen so. */
const Tile = ({ frame, thing, isMixed, isReached, openKey }: TileProps) => {
  const { id, name, patch, isOwned } = thing
  if (frame.isVeiled(thing)) return <Veil patch={thing.mainPatch} text={name} />
  const picture = (
    <>
      <ThingPicture {...{ facts: frame.facts, images: frame.images, id, patch }} />
      <ThingSign {...{ frame, thing }} />
    </>
  )
  if (frame.mark?.isTicking) return <Check {...{ frame, thing, isReached }}>{picture}</Check>
  return (
    <a
      href={thingPath(frame, thing)}
      data-thing={thing.key}
      className={isMixed && !isOwned ? 'lacking' : undefined}
      aria-label={labelOf(frame, isMixed, thing)}
      aria-current={openKey === thing.key || undefined}
      title={name}
      tabIndex={isReached ? 0 : -1}
    >
      {picture}
    </a>
  )
}

/** What a name says of its thing; a tick changes nothing of it, so that ticking thousands draws their boxes alone. */
const Words = memo(
  ({ frame, thing, isReached, openKey }: TileProps) => {
    const { id, key, name, patch, sourceTypeId } = thing
    return (
      <>
        <ThingPicture {...{ facts: frame.facts, images: null, id, patch }} />
        <a
          href={thingPath(frame, thing)}
          data-thing={key}
          aria-current={openKey === key || undefined}
          tabIndex={isReached ? 0 : -1}
        >
          {name}
          <ThingSign {...{ frame, thing }} />
        </a>
        <WaySign sourceTypeId={sourceTypeId} />
      </>
    )
  },
  (a, b) =>
    signOf(a.frame, a.thing) === signOf(b.frame, b.thing) &&
    a.thing.row === b.thing.row &&
    a.isReached === b.isReached &&
    a.openKey === b.openKey,
)
Words.displayName = 'Words'

/** The name of a thing without a picture, and its checkbox where the list is ticked. */
const Name = (props: TileProps) => {
  const { frame, thing, isReached } = props
  if (frame.isVeiled(thing)) return <Veil patch={thing.mainPatch} text={thing.name} />
  return (
    <>
      {isTicked(frame.facts) && frame.isKnown && <Check {...{ frame, thing, isReached }} />}
      <Words {...props} />
    </>
  )
}

/** About how high a block is before it is laid out (rem): pictures are five in a row, names two, or more where there is room. */
const heightOf = (count: number, isPictured: boolean): number => {
  const [inRow, height] = isPictured ? [5, 3.25] : [isRoomy() ? 3 : 2, 2.75]
  return Math.ceil(count / inRow) * height + 1.5
}

const Block = memo(
  ({ frame, things, first, isMixed, isHeaded, reached, openKey }: BlockProps) => {
    const [from, to] = [first, first + things.length - 1].map((n) => formatNumber(n, frame.language))
    const Form = frame.isPictured ? Tile : Name
    const range = fill(frame.texts.list.block, { from: from ?? '', to: to ?? '' })
    return (
      <div className="block" style={{ containIntrinsicSize: `auto ${heightOf(things.length, frame.isPictured)}rem` }}>
        {!isHeaded && (
          <p className="soft small">
            <span aria-hidden="true">{range}</span>
            {frame.mark && (
              <frame.mark.parts.SelectAll language={frame.language} mark={frame.mark} things={things} name={range} />
            )}
          </p>
        )}
        <ul className={frame.isPictured ? 'icons' : 'names'} aria-label={range}>
          {things.map((thing) => (
            <li key={thing.id}>
              <Form {...{ frame, thing, isMixed, openKey }} isReached={thing.id === reached} />
            </li>
          ))}
        </ul>
      </div>
    )
  },
  (a, b) =>
    a.first === b.first &&
    a.reached === b.reached &&
    a.frame.isVeiled === b.frame.isVeiled &&
    a.frame.mark === b.frame.mark &&
    a.frame.isKnown === b.frame.isKnown &&
    a.isMixed === b.isMixed &&
    a.isHeaded === b.isHeaded &&
    a.openKey === b.openKey &&
    isSameSigns(a.frame.signs, b.frame.signs, a.things) &&
    sameThings(a.things, b.things),
)
Block.displayName = 'Block'

interface Props {
  frame: ListFrame
  things: readonly Thing[]
  openKey: number | null
  isMixed?: boolean
  /** Whether a heading above says what the things are and ticks them all. */
  isHeaded?: boolean
}

/** Things in numbered blocks, as pictures or, where there are none, by their names; the Tab key reaches one of them, the arrow keys all others. */
export const Blocks = ({ frame, things, openKey, isMixed = false, isHeaded = false }: Props) => {
  const [last, setLast] = useState<number | null>(null)
  const size = frame.facts.page.block ?? 25
  const reached = reachedOf(things, last, frame.isVeiled)
  return (
    <div
      className={frame.isPictured ? 'blocks' : 'blocks named'}
      onFocus={({ target }) => {
        const key = target.closest<HTMLElement>('[data-thing]')?.dataset.thing
        if (key !== undefined) setLast(Number(key))
      }}
      onKeyDown={moveByKey}
    >
      {cut(things, size).map((some, at) => (
        <Block
          key={at}
          {...{ frame, isMixed }}
          isHeaded={isHeaded && things.length <= size}
          things={some}
          openKey={openAmong(some, openKey)}
          first={at * size + 1}
          reached={some.some(({ id }) => id === reached) ? reached : null}
        />
      ))}
    </div>
  )
}
