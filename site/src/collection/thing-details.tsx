import { Fragment, type ReactNode, Suspense } from 'react'
import type { CharacterWord } from '@kupodex/data/contract'
import type { ListDetail, RarityType } from '@kupodex/data/game'
import { rarityLabel } from '@kupodex/data/rules'
import { characterPagePath } from '#character/paths.ts'
import type { RowOfGame } from '#elsewhere/databases.ts'
import { elsewhereTexts } from '#elsewhere/texts.ts'
import { LinksElsewhere } from '#elsewhere/use-links.tsx'
import { formatDay, isoDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { plainProse } from '#format/plain-prose.ts'
import { PriceLine } from '#market/price-line.tsx'
import { labelClass } from '#rarity/label-class.ts'
import { noShare, shareText } from '#rarity/share.ts'
import { type Unsure, unsureText } from '#rarity/unsure.ts'
import { useRarity } from '#tables/use-rarity.ts'
import { fill } from '#texts/fill.ts'
import { Veil } from '../shield/veil.tsx'
import { WishButtons } from '#wishes/wish-buttons.tsx'
import { Check } from './check.tsx'
import type { ListFrame, OwnDetailsProps } from './frame.ts'
import type { Group } from './groups.ts'
import { HowTo } from './how-to.tsx'
import { KnownSentence } from './thing-words.tsx'
import { NeedsOwner } from './needs-owner.tsx'
import { DetailsHeading } from '#list/details-column.tsx'
import { ThingPicture } from './picture.tsx'
import { seatsOf } from './own-facets.ts'
import { mainPatches, type Thing, type ThingRow } from './thing.ts'
import { useWholeRow } from './whole-row.tsx'
import { isTicked, ofWhom } from './words.ts'

/** Columns that details read of whole rows. */
interface WholeRow extends Unsure, RowOfGame {
  description?: string
  descriptionEnhanced?: string
  tooltip?: string
  number?: number | null
  stars?: number
  classJobLevel?: number
  allowanceCost?: number
  saleValue?: number
  fee?: number
  usesRegionalRules?: boolean
  isRemoved?: boolean
  isUnlock?: boolean
}

interface DetailProps {
  frame: ListFrame
  thing: Thing
  /** The whole row of the thing; null until it is loaded. */
  row: WholeRow | null
  groups: readonly Group[]
  dataCenter: string
}

export const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type LinkedRow = Pick<ThingRow, 'patch'> & { id: number; name: string }

interface RowLinksProps {
  frame: Pick<ListFrame, 'language' | 'characterId'>
  /** The word of the page that lists them. */
  path: CharacterWord
  rows: readonly LinkedRow[]
  /** All rows of their table: patches that are not known follow from the others. */
  all: readonly LinkedRow[]
}

/** Things of another list by their names, each a link to its place in that of the character. */
export const RowLinks = ({ frame: { language, characterId }, path, rows, all }: RowLinksProps) => {
  const patches = mainPatches(all)
  return rows.map(({ id, name }) => (
    <div key={id}>
      <Veil patch={patches.get(id) ?? null} text={name}>
        <a className="link" href={characterPagePath(language, characterId, path, id)}>
          {name}
        </a>
      </Veil>
    </div>
  ))
}

const Rarity = ({ frame: { rarity, language, texts }, thing }: DetailProps) => {
  if (rarity?.failed === true) return <Line name={texts.list.details.rarity}>–</Line>
  const points = rarity?.of(thing.id)?.points ?? 0
  if (points === 0) return null
  const label = rarityLabel(points)
  return (
    <Line name={texts.list.details.rarity}>
      <span className={`label ${labelClass[label]}`}>{texts.rarity.labels[label]}</span>{' '}
      {formatNumber(points, language)}
    </Line>
  )
}

const ShareOf = ({ frame, thing, type, dataCenter }: DetailProps & { type: RarityType }) => {
  const { language, texts, rarity, facts } = frame
  const near = useRarity(type, dataCenter || 'global')
  const say = (scope: typeof near, words: string) => {
    if (scope?.failed === true) return '–'
    const entry = scope?.of(thing.id) ?? { count: 0, percent: 0, percentFull: 0 }
    const share = scope === null ? texts.tables.loading : shareText(entry, scope.charCount, language, texts.rarity)
    if (scope === null || entry.count > 0) return fill(words, { share, name: dataCenter })
    if (scope.charCount === 0) return share
    if (thing.isOwned) return null
    // Nobody has no share, and is the same everywhere.
    return isTicked(facts) ? fill(words, { share: noShare(language), name: dataCenter }) : share
  }
  const lines = [say(rarity, ofWhom({ facts, texts }))]
  if (dataCenter !== '') lines.push(say(near, texts.list.onDataCenter))
  const known = [...new Set(lines)].filter((line) => line !== null)
  if (known.length === 0) return null
  return (
    <Line name={texts.list.details.share}>
      {known.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Line>
  )
}

const prose = (text: string | undefined) => (text === undefined || text === '' ? null : <p>{plainProse(text)}</p>)

const dateOf = ({ frame: { language, texts, facts, isKnown, unknown }, thing }: DetailProps): ReactNode => {
  const { list } = texts
  if (!isKnown) return unknown
  if (!thing.isOwned) return (list.ownWords[facts.type] ?? list.usual).notOwned
  if (thing.date === 0) return list.dateUnknown
  return <time dateTime={isoDay(thing.date * 1000)}>{formatDay(thing.date * 1000, language)}</time>
}

const number =
  (name: 'level' | 'stars' | 'saleValue' | 'fee' | 'allowances', valueOf: (row: WholeRow) => number | undefined) =>
  ({ frame: { language, texts }, row }: DetailProps) => {
    const value = row === null ? undefined : valueOf(row)
    if (value === undefined) return null
    const n = formatNumber(value, language)
    const isMgp = name === 'saleValue' || name === 'fee'
    return <Line name={texts.list.details[name]}>{isMgp ? fill(texts.list.mgp, { n }) : n}</Line>
  }

const lines: Record<ListDetail, (props: DetailProps) => ReactNode> = {
  rarity: Rarity,
  share: (props) => {
    const { list } = props.frame.facts
    return list === null ? null : <ShareOf {...props} type={list} />
  },
  howTo: ({ frame, thing }) => (
    <Line name={frame.texts.list.details.howTo}>
      <HowTo frame={frame} thing={thing} />
    </Line>
  ),
  description: ({ row, frame: { texts } }) => (
    <>
      {row?.isRemoved === true && prose(texts.list.removedLeve)}
      {row?.isUnlock === true && prose(texts.list.unlockLeve)}
      {prose(row?.descriptionEnhanced ?? row?.description)}
    </>
  ),
  tooltip: ({ row }) => prose(row?.tooltip),
  date: (props) => {
    const { details, sections } = props.frame.texts.list
    const isDated = !props.frame.isKnown || props.thing.isOwned
    return <Line name={isDated ? details.date : sections.obtained}>{dateOf(props)}</Line>
  },
  category: ({ frame: { texts }, thing, groups }) => {
    const group = groups.find(({ slug }) => slug === thing.groups[0])
    return group && <Line name={texts.list.details.category}>{group.name}</Line>
  },
  number: ({ frame: { texts, language }, row }) =>
    row && (
      <Line name={texts.list.details.number}>
        {row.number == null ? texts.list.hidden : formatNumber(row.number, language)}
      </Line>
    ),
  market: ({ frame: { texts, language, facts }, thing: { row, id }, dataCenter }) =>
    row.onMarket != null && (
      <Line name={texts.controls.facets.market}>
        {texts.controls.market[row.onMarket ? 'yes' : 'no']}
        {row.onMarket && <PriceLine {...{ language, dataCenter, id }} type={facts.type} />}
      </Line>
    ),
  seats: ({ frame: { texts, language }, thing: { row } }) => {
    const seats = seatsOf(row)
    return seats !== null && <Line name={texts.controls.facets.seats}>{formatNumber(seats, language)}</Line>
  },
  music: ({ frame: { texts }, thing: { row } }) =>
    row.ownMusic != null && (
      <Line name={texts.controls.facets.music}>{texts.controls.music[row.ownMusic ? 'yes' : 'no']}</Line>
    ),
  patch: ({ frame: { texts }, thing: { patch } }) =>
    patch != null && <Line name={texts.controls.facets.patch}>{patch}</Line>,
  estimatedPatch: ({ frame: { texts }, thing: { patch } }) =>
    patch != null && <Line name={texts.controls.facets.patch}>{fill(texts.list.estimated, { patch })}</Line>,
  level: number('level', ({ classJobLevel }) => classJobLevel),
  stars: number('stars', ({ stars }) => stars),
  saleValue: number('saleValue', ({ saleValue }) => saleValue),
  fee: number('fee', ({ fee }) => fee),
  regionalRules: ({ frame: { texts }, row }) =>
    row && (
      <Line name={texts.list.details.regionalRules}>
        {row.usesRegionalRules === true ? texts.list.yes : texts.list.no}
      </Line>
    ),
  allowances: number('allowances', ({ allowanceCost }) => allowanceCost),
}

const Elsewhere = ({ frame: { language, facts }, thing: { id, name }, row }: DetailProps) => (
  <LinksElsewhere {...{ language, row, id, name }} type={facts.type} table={facts.table}>
    {(links) => <Line name={elsewhereTexts(language).lookUp}>{links}</Line>}
  </LinksElsewhere>
)

/** Lines that are sentences of the game; they come below the figures. */
const isProse = (word: ListDetail) => word === 'description' || word === 'tooltip'

const Figures = (props: DetailProps) => {
  const words = props.frame.facts.page.details
  return (
    <>
      <dl className="detail-facts">
        {words
          .filter((word) => !isProse(word))
          .map((word) => (
            <Fragment key={word}>{lines[word](props)}</Fragment>
          ))}
        <Elsewhere {...props} />
      </dl>
      {words.filter(isProse).map((word) => (
        <Fragment key={word}>{lines[word](props)}</Fragment>
      ))}
    </>
  )
}

const Uncertain = ({ frame: { language }, row }: Pick<DetailProps, 'frame' | 'row'>) => {
  const text = unsureText(language, row ?? {})
  return text === '' ? null : <p className="small soft">{text}</p>
}

export const ThingDetails = ({ frame, character, thing, groups }: OwnDetailsProps) => {
  const { language, facts, images } = frame
  const Own = frame.extras.details?.Part
  const OwnFigure = frame.extras.figure?.Part
  const whole = useWholeRow(language, facts.table, thing.id)
  const row: WholeRow | null = (whole.state === 'ready' && whole.row) || null
  const { id, name, patch } = thing
  const isVeiled = frame.isVeiled(thing)
  return (
    <>
      <div className="named">
        <ThingPicture {...{ facts, images: isVeiled ? null : images, id, patch }} />
        <DetailsHeading openKey={thing.key}>
          <Veil patch={thing.mainPatch} text={name} />
        </DetailsHeading>
      </div>
      {OwnFigure && !isVeiled && (
        <Suspense>
          <OwnFigure {...{ frame, character, thing, groups }} />
        </Suspense>
      )}
      {!isVeiled && isTicked(facts) && frame.isKnown && (
        <Check {...{ frame, thing }} isNamed>
          {frame.texts.list.checkedOff}
        </Check>
      )}
      {!isVeiled && isTicked(facts) && thing.fixed && <KnownSentence frame={frame} fixed={thing.fixed} />}
      {isTicked(facts) && frame.mark === null && <NeedsOwner frame={frame} path={facts.page.path} />}
      {!isVeiled && !thing.isOwned && <WishButtons {...{ language, id }} type={facts.type} />}
      {!isVeiled && <Uncertain frame={frame} row={row} />}
      {!isVeiled && <Figures {...{ frame, thing, row, groups }} dataCenter={character.dcName} />}
      {Own && !isVeiled && (
        <Suspense fallback={<p className="soft">{frame.texts.tables.loading}</p>}>
          <Own {...{ frame, character, thing, groups }} />
        </Suspense>
      )}
    </>
  )
}
