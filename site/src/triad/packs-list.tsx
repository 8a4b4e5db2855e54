import { useMemo } from 'react'
import type { LeanRow } from '@kupodex/data/game'
import { type AboveProps, type ListFrame, thingPath } from '#collection/frame.ts'
import type { Thing } from '#collection/thing.ts'
import { formatNumber } from '#format/number.ts'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import { toolsTexts } from './texts.ts'

/** A pack with the cards that may be in it, those that are missing first. */
interface PackView {
  pack: LeanRow<'triadPacks'>
  cards: readonly Thing[]
  missing: number
}

/** Packs with what a character has of their cards: those that have most of what is missing first, else in the game's order. */
export const packViews = (packs: readonly LeanRow<'triadPacks'>[], things: readonly Thing[]): PackView[] => {
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  return packs
    .map((pack): PackView => {
      const cards = pack.ttcardIds
        .flatMap((id) => byId.get(id) ?? [])
        .toSorted((a, b) => Number(a.isOwned) - Number(b.isOwned))
      return { pack, cards, missing: cards.filter(({ isOwned }) => !isOwned).length }
    })
    .sort((a, b) => b.missing - a.missing)
}

type Props = Pick<AboveProps, 'frame' | 'things'> & { packs: readonly LeanRow<'triadPacks'>[] }

const missingWords = ({ language, isKnown }: ListFrame, { cards, missing }: PackView): string => {
  const texts = toolsTexts(language)
  const n = (value: number) => formatNumber(value, language)
  const text = !isKnown ? texts.unknown : missing === 0 ? texts.none : texts.missing
  return fill(text, { n: n(missing), possible: n(cards.length) })
}

/** A card of a pack; whether the character has it is in its name for those who cannot see it. */
const PackCard = ({ frame, thing }: { frame: ListFrame; thing: Thing }) => {
  const { name, isOwned } = thing
  const { completed, missing } = frame.texts.list
  return (
    <li data-state={frame.isKnown && isOwned ? 'completed' : 'missing'}>
      {frame.isKnown && isOwned && <Icon name="check" />}
      <Veil patch={thing.mainPatch} text={name}>
        <a
          className="link"
          href={thingPath(frame, thing)}
          data-thing={thing.key}
          aria-label={frame.isKnown ? fill(isOwned ? completed : missing, { name }) : undefined}
        >
          {name}
        </a>
      </Veil>
    </li>
  )
}

const Pack = ({ frame, view }: { frame: ListFrame; view: PackView }) => {
  const { language } = frame
  const texts = toolsTexts(language)
  const { pack, cards } = view
  return (
    <section>
      <h3>
        {pack.name}{' '}
        <small className="soft">
          {pack.price === 0 ? texts.notSold : fill(texts.price, { n: formatNumber(pack.price, language) })}
        </small>
      </h3>
      <p className="small">{missingWords(frame, view)}</p>
      <ul className="pack-cards">
        {cards.map((thing) => (
          <PackCard key={thing.id} frame={frame} thing={thing} />
        ))}
      </ul>
    </section>
  )
}

/** Packs of cards: what each costs, and which of its cards the character does not have. */
export const PacksList = ({ frame, things, packs }: Props) => {
  const views = useMemo(() => packViews(packs, things), [packs, things])
  return (
    <div className="packs">
      {views.map((view) => (
        <Pack key={view.pack.id} frame={frame} view={view} />
      ))}
    </div>
  )
}
