import { useMemo } from 'react'
import { asked } from '#ask/asked.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatNumber } from '#format/number.ts'
import { pricesOf } from '#market/asked-prices.ts'
import { costOf } from '#market/cost.ts'
import { pricesIn } from '#market/prices.ts'
import { marketTexts, missingCostTexts } from '#market/texts.ts'
import type { OwnedIds } from '#party/owned-by.ts'
import { type Member, memberName } from '#party/party.ts'
import type { ListedThing } from '#things/things.ts'
import { commonTexts } from '#texts/texts.ts'
import { counted, fill } from '#texts/fill.ts'
import type { MatrixFrame } from './frame.ts'
import { countedFor } from './matrix.ts'

export interface CostsProps {
  frame: MatrixFrame
  things: readonly ListedThing[]
}

/** What a member lacks costs on the market boards of a data center; empty while its world is not known. */
const useCost = ({ frame, things }: CostsProps, set: OwnedIds, dataCenter: string) => {
  const prices = pricesOf(dataCenter)
  const { state, value } = useResource(prices)
  const { type } = frame.list
  const cost = useMemo(
    () => (value === null || set === null ? null : costOf(countedFor(things, set), set, pricesIn(value, type))),
    [value, set, things, type],
  )
  return { cost, isLoading: prices !== null && set !== null && state === 'loading' }
}

const CostLine = ({
  member,
  set,
  dataCenter,
  ...props
}: CostsProps & { member: Member; set: OwnedIds; dataCenter: string }) => {
  const { language } = props.frame
  const texts = missingCostTexts(language)
  const { cost, isLoading } = useCost(props, set, dataCenter)
  const gil = (n: number) => fill(marketTexts(language).gil, { n: formatNumber(n, language) })
  return (
    <tr>
      <th scope="row">{memberName(member)}</th>
      {cost === null ? (
        <td className="soft">{isLoading ? commonTexts(language).loading : texts.unknown}</td>
      ) : (
        <td>
          {fill(counted(texts.bought, cost.bought, language), { gil: gil(cost.sum) })}{' '}
          <small className="soft">{counted(texts.left, cost.left, language)}</small>
        </td>
      )}
    </tr>
  )
}

/** What it costs each member to get what it lacks of the collection and can buy. */
export const Costs = (props: CostsProps) => {
  const { language, members, sets } = props.frame
  const places = useResource(asked('places', {})).value
  return (
    <>
      <p className="small soft">{missingCostTexts(language).lead}</p>
      <table className="matrix-costs">
        <tbody>
          {members.map((member, at) => (
            <CostLine
              key={member.id}
              {...props}
              member={member}
              set={sets[at] ?? null}
              dataCenter={places?.[member.worldId]?.[0] ?? ''}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}
