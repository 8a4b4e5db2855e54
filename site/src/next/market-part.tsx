import { useMemo } from 'react'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { formatNumber } from '#format/number.ts'
import { pricesOf } from '#market/asked-prices.ts'
import { costTexts, marketTexts } from '#market/texts.ts'
import { useMarketPlace } from '#market/use-prices.ts'
import { ThingLink } from '#profile/thing-link.tsx'
import { counted, fill } from '#texts/fill.ts'
import { type OfferedThing, offeredThings } from './market.ts'
import { MoreLines, useFirst } from './more-lines.tsx'
import { Part, type PartProps, WantedStar } from './part.tsx'
import { nextPageTexts } from './texts.ts'
import { thingHref } from './thing-href.ts'

/** How many things are shown at first, and how many more at each request. */
const step = 12

type Props = Pick<PartProps, 'language' | 'characterId' | 'dataCenter' | 'known' | 'titles'>

const ThingLine = ({ thing, language, characterId, titles }: Omit<Props, 'known'> & { thing: OfferedThing }) => (
  <li>
    <span className="what">
      <ThingLink thing={{ ...thing, path: thingHref(language, characterId, thing) }} />{' '}
      {thing.isWanted && <WantedStar text={nextPageTexts(language).wanted} />}
      <small className="soft">{titles[thing.type]}</small>
    </span>
    <span className="n">{fill(marketTexts(language).gil, { n: formatNumber(thing.cheapest, language) })}</span>
  </li>
)

const Things = ({ things, ...props }: Omit<Props, 'known'> & { things: readonly OfferedThing[] }) => {
  const { language, dataCenter } = props
  const text = nextPageTexts(language)
  const shown = useFirst(things, step)
  const sum = things.reduce((all, { cheapest }) => all + cheapest, 0)
  const cost = fill(marketTexts(language).gil, { n: formatNumber(sum, language) })
  if (things.length === 0) return <p className="soft">{fill(text.market.nothing, { dataCenter })}</p>
  return (
    <>
      <p className="small">{fill(counted(text.market.rest, things.length, language), { cost })}</p>
      <ul className="goods">
        {shown.rows.map((thing) => (
          <ThingLine key={`${thing.type}/${thing.id}`} {...props} thing={thing} />
        ))}
      </ul>
      <MoreLines {...{ language, text, shown }} />
    </>
  )
}

/** What a character lacks and others offer on the market boards of its data center, the cheapest first. */
export const MarketPart = ({ known, ...props }: Props) => {
  const { language } = props
  const { market: text } = nextPageTexts(language)
  const dataCenter = useMarketPlace(props.dataCenter)
  const [file, prices] = [asked('nextMarket', { lang: language }), pricesOf(dataCenter)]
  const [fileView, pricesView] = [useResource(file), useResource(prices)]
  const answer = pricesView.value
  const things = useMemo(
    () => (fileView.value === null || answer === null ? null : offeredThings(fileView.value, answer, known)),
    [fileView.value, answer, known],
  )
  const isFailed = fileView.state === 'failed' || (prices !== null && pricesView.state === 'failed')
  const isLoading = fileView.state === 'loading' || (prices !== null && pricesView.state === 'loading')
  const askAgain = () => {
    file.again()
    prices?.again()
  }
  return (
    <Part part="market" icon="way-shop" title={text.title} lead={text.lead} isBusy={things === null && isLoading}>
      {things !== null ? (
        <Things {...props} {...{ dataCenter, things }} />
      ) : isFailed ? (
        <Failed className="stack" language={language} again={askAgain} />
      ) : (
        !isLoading && (
          <p className="soft">{prices === null ? text.nowhere : fill(costTexts(language).none, { dataCenter })}</p>
        )
      )}
    </Part>
  )
}
