import { useMemo } from 'react'
import type { CharacterAnswer, PricesAnswer } from '@kupodex/data/contract'
import { collectionPages, type Language, soldTypes } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { characterPagePath } from '#character/paths.ts'
import { formatNumber } from '#format/number.ts'
import { pricesOf } from '#market/asked-prices.ts'
import { type Cost, costOf, totalOf } from '#market/cost.ts'
import { pricesIn } from '#market/prices.ts'
import { costTexts, marketTexts } from '#market/texts.ts'
import { type CountedFile, readCounted } from '#owned/counted-file.ts'
import { knownDates } from '#owned/owned.ts'
import { type OwnedViews, useOwnedOf } from '#owned/use-owned.ts'
import { commonTexts } from '#texts/texts.ts'
import { counted, fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import { HeadRow } from './head-row.tsx'

export interface CostsProps {
  language: Language
  /** What the page of each collection is called, by its word. */
  titles: Readonly<Record<string, string>>
  character: CharacterAnswer
}

const Figures = ({ language, cost: { sum, bought, left } }: { language: Language; cost: Cost }) => (
  <>
    <td>
      {fill(marketTexts(language).gil, { n: formatNumber(sum, language) })}{' '}
      <small className="soft">{counted(costTexts(language).bought, bought, language)}</small>
    </td>
    <td>{formatNumber(left, language)}</td>
  </>
)

interface TableProps extends CostsProps {
  answer: PricesAnswer
  file: CountedFile
  owned: OwnedViews
}

const CostTable = ({ language, titles, character, answer, file, owned }: TableProps) => {
  const texts = costTexts(language)
  const costs = useMemo(() => {
    const countedThings = readCounted(file)
    return soldTypes.map((type) => {
      const dates = knownDates(owned.get(type))
      return { type, cost: dates && costOf(countedThings.get(type) ?? [], dates, pricesIn(answer, type)) }
    })
  }, [answer, file, owned])
  return (
    <table className="costs">
      <HeadRow names={[texts.collection, texts.sum, texts.left]} />
      <tbody>
        {costs.map(({ type, cost }) => {
          const { path, icon } = collectionPages[type]
          const isLoading = owned.get(type)?.state === 'loading'
          return (
            <tr key={type}>
              <th scope="row">
                <Icon className="icon inline" name={icon} />
                <a href={`${characterPagePath(language, character.id, path)}?sort=cheapest`}>{titles[path]}</a>
              </th>
              {cost === null ? (
                <td className="soft" colSpan={2}>
                  {isLoading ? commonTexts(language).loading : texts.unknown}
                </td>
              ) : (
                <Figures {...{ language, cost }} />
              )}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <Figures language={language} cost={totalOf(costs.flatMap(({ cost }) => cost ?? []))} />
        </tr>
      </tfoot>
    </table>
  )
}

/** What it costs a character to get what it lacks and can buy, by collection. */
export const Costs = (props: CostsProps) => {
  const { language, character } = props
  const [file, prices] = [asked('countedThings', {}), pricesOf(character.dcName)]
  const [fileView, pricesView] = [useResource(file), useResource(prices)]
  const { owned, again } = useOwnedOf(character, soldTypes)
  const isFailed = [...owned.values()].some(({ state }) => state === 'failed')
  const askAgain = () => {
    file.again()
    prices?.again()
    again()
  }
  const failed = <Failed className="stack" language={language} again={askAgain} />
  if (fileView.state === 'failed' || pricesView.state === 'failed') return failed
  if (fileView.state === 'loading' || pricesView.state === 'loading')
    return <p className="soft">{commonTexts(language).loading}</p>
  if (pricesView.value === null)
    return <p className="soft">{fill(costTexts(language).none, { dataCenter: character.dcName })}</p>
  return (
    <>
      <CostTable {...props} {...{ owned }} answer={pricesView.value} file={fileView.value} />
      {isFailed && failed}
    </>
  )
}
