import { memo } from 'react'
import { waySeparator } from '@kupodex/data/game'
import { cut } from '#format/cut.ts'
import { formatNumber } from '#format/number.ts'
import { plainProse } from '#format/plain-prose.ts'
import { noted } from '#format/punctuation.ts'
import { isSameSigns } from '#list/signs.ts'
import { noShare, shareText } from '#rarity/share.ts'
import { fill } from '#texts/fill.ts'
import { isRoomy, isWide } from '#ui/is-roomy.ts'
import { Veil } from '../shield/veil.tsx'
import { Icon } from '../ui/icon.tsx'
import { briefWays } from './brief-ways.ts'
import { Check } from './check.tsx'
import { type ListFrame, openAmong, type TableProps, thingPath } from './frame.ts'
import { ThingPicture, WaySign } from './picture.tsx'
import { sameThings } from './pieces.ts'
import type { Thing } from './thing.ts'
import { KnownLabel, signOf, ThingSign } from './thing-words.tsx'
import { isTicked } from './words.ts'

/** Rows that are laid out together, once they come near the screen. */
const rowsTogether = 20

/** The first ways of a thing that may have dozens, which its details have all (letters). */
const longestWays = 200

const firstWays = (ways: string): string => {
  if (ways.length <= longestWays) return ways
  const end = ways.lastIndexOf(waySeparator, longestWays)
  return `${ways.slice(0, end > 0 ? end : longestWays)} …`
}

/** The first ways of a thing; on a phone, where a row has one line for them, in few words. */
const waysText = (howTo: string, { language }: ListFrame): string =>
  firstWays(plainProse(isRoomy() ? howTo : briefWays(howTo, language)))

/** How high a row is on a phone, where it has two lines (rem). */
const phoneRow = 3.5

/** About how high rows are before they are laid out (rem): their ways are lines of so many letters, a part of its own some more. */
const heightOf = ({ extras }: ListFrame, things: readonly Thing[]): number => {
  if (!isRoomy()) return things.length * phoneRow
  const [letters, ownLines] = [50, 2]
  const lines = (ways: string) =>
    Math.ceil(Math.min(ways.length, longestWays) / letters) + (extras.inRow ? ownLines : 0)
  const columns = isWide() ? 2 : 1
  return things.reduce((sum, { howTo }) => sum + Math.max(3.5, 2.25 + 1.2 * lines(howTo)), 0) / columns
}

/** How many own a thing: in a sentence, and in a word where there is no room for one. */
interface ShareWords {
  whole: string
  brief: string
}

const sameWords = (words: string): ShareWords => ({ whole: words, brief: words })

const shareWords = ({ texts }: ListFrame, brief: string): ShareWords => ({
  whole: fill(texts.list.share, { share: brief }),
  brief,
})

/** What is said where none of those counted own a thing: nothing of what the character has; of what players check off that it is none of those who do. */
const noneOwn = (frame: ListFrame, isOwned: boolean): ShareWords | null => {
  if (isOwned) return null
  return isTicked(frame.facts) ? shareWords(frame, noShare(frame.language)) : sameWords(frame.texts.rarity.nobody)
}

/** Share of owners: nothing while it is loading, a dash where it failed, null where nobody was counted. */
const shareOf = (frame: ListFrame, id: number, isOwned: boolean): ShareWords | null => {
  const { rarity, language, texts } = frame
  if (rarity === null) return sameWords('')
  if (rarity.failed) return sameWords('–')
  if (rarity.charCount === 0) return null
  const entry = rarity.of(id)
  if (entry === undefined || entry.count === 0) return noneOwn(frame, isOwned)
  return shareWords(frame, shareText(entry, rarity.charCount, language, texts.rarity))
}

const Share = ({ whole, brief }: ShareWords) => (
  <small className="soft share">
    {whole === brief ? (
      whole
    ) : (
      <>
        <span className="whole">{whole}</span>
        <span className="brief" aria-hidden="true">
          {brief}
        </span>
      </>
    )}
  </small>
)

/** Its number in the game's list, for a list that shows numbers. */
const ListNumber = ({ frame: { texts, language }, thing: { number } }: { frame: ListFrame; thing: Thing }) => (
  <span className="soft number">
    {number == null ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="unseen">{texts.list.hidden}</span>
      </>
    ) : (
      formatNumber(number, language)
    )}
  </span>
)

interface RowProps {
  frame: ListFrame
  thing: Thing
  isOpen: boolean
}

/** Whether rows read the same from two frames. */
const isSameFrame = (a: ListFrame, b: ListFrame): boolean =>
  a.rarity === b.rarity &&
  a.notes === b.notes &&
  a.isKnown === b.isKnown &&
  a.isVeiled === b.isVeiled &&
  a.mark === b.mark &&
  a.groupNames === b.groupNames

/** What a row says of its thing; a tick changes nothing of it, so that ticking thousands draws their boxes alone. */
const Words = memo(
  ({ frame, thing, isOpen }: RowProps) => {
    const { id, name, howTo, patch, sourceTypeId, stars } = thing
    const { facts } = frame
    const isVeiled = frame.isVeiled(thing)
    const category = facts.page.parts.includes('categoryLabels')
      ? frame.groupNames.get(thing.groups[0] ?? '')
      : undefined
    const note = isVeiled ? undefined : frame.notes.get(id)
    const isSaidOwned = !isTicked(facts) && thing.isOwned
    const fixed = isVeiled || !isTicked(facts) ? undefined : thing.fixed
    const share = facts.list === null ? null : shareOf(frame, id, isSaidOwned || fixed !== undefined)
    const isBeside =
      [category, note?.end].some((each) => each !== undefined) || isSaidOwned || fixed !== undefined || share !== null
    return (
      <>
        <ThingPicture {...{ facts, images: isVeiled || !frame.isPictured ? null : frame.images, id, patch }} />
        {thing.number !== undefined && facts.page.details.includes('number') && (
          <ListNumber frame={frame} thing={thing} />
        )}
        <div>
          {isVeiled ? (
            <Veil patch={thing.mainPatch} text={name} />
          ) : (
            <a href={thingPath(frame, thing)} data-thing={thing.key} aria-current={isOpen || undefined}>
              {name}
              <ThingSign {...{ frame, thing }} />
            </a>
          )}
          {stars !== undefined && (
            <small
              className="soft stars"
              role="img"
              aria-label={noted(frame.language, frame.texts.list.details.stars, String(stars))}
            >
              {'★'.repeat(stars)}
            </small>
          )}
          {!isVeiled && (howTo !== '' || note || frame.extras.inRow) && (
            <div className="ways">
              {howTo !== '' && (
                <small className="soft">
                  <WaySign sourceTypeId={sourceTypeId} />
                  {waysText(howTo, frame)}
                </small>
              )}{' '}
              {note && <small className="soft">{note.text}</small>}{' '}
              {frame.extras.inRow && <frame.extras.inRow frame={frame} thing={thing} />}
            </div>
          )}
          {isBeside && (
            <div className="beside">
              {isSaidOwned && (
                <small className="has">
                  <Icon name="check" />
                  <span>{frame.texts.list.sections.obtained}</span>
                </small>
              )}
              {fixed !== undefined && <KnownLabel frame={frame} fixed={fixed} />}
              {category !== undefined && <small className="label">{category}</small>}
              {note?.end !== undefined && <small className="has">{note.end}</small>}
              {share !== null && <Share {...share} />}
            </div>
          )}
        </div>
      </>
    )
  },
  (a, b) =>
    a.isOpen === b.isOpen &&
    a.thing.row === b.thing.row &&
    a.thing.fixed === b.thing.fixed &&
    (a.thing.isOwned === b.thing.isOwned || isTicked(a.frame.facts)) &&
    signOf(a.frame, a.thing) === signOf(b.frame, b.thing) &&
    isSameFrame(a.frame, b.frame),
)
Words.displayName = 'Words'

const Row = (props: RowProps) => {
  const { frame, thing } = props
  return (
    <li className="line">
      {isTicked(frame.facts) && frame.isKnown && !frame.isVeiled(thing) && <Check frame={frame} thing={thing} />}
      <Words {...props} />
    </li>
  )
}

const Piece = memo(
  ({ frame, things, openKey }: TableProps) => (
    <ul className="rows-of-things" style={{ containIntrinsicSize: `auto ${heightOf(frame, things)}rem` }}>
      {things.map((thing) => (
        <Row key={thing.id} frame={frame} thing={thing} isOpen={thing.key === openKey} />
      ))}
    </ul>
  ),
  (a, b) =>
    a.openKey === b.openKey &&
    isSameFrame(a.frame, b.frame) &&
    isSameSigns(a.frame.signs, b.frame.signs, a.things) &&
    sameThings(a.things, b.things),
)
Piece.displayName = 'Piece'

export const Rows = ({ frame, things, openKey }: TableProps) => (
  <div className="panel">
    {cut(things, rowsTogether).map((some, at) => (
      <Piece key={at} frame={frame} things={some} openKey={openAmong(some, openKey)} />
    ))}
  </div>
)
