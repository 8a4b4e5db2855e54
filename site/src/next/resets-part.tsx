import { useMemo } from 'react'
import { Failed } from '#ask/failed.tsx'
import { characterPagePath } from '#character/paths.ts'
import { titled } from '#format/punctuation.ts'
import { Veil } from '#shield/veil.tsx'
import { counted } from '#texts/fill.ts'
import { useStore } from '#ui/use-store.ts'
import { type Chore, type ChoreLeft, choresLeft } from './chores.ts'
import { Part, type PartProps } from './part.tsx'
import { purse } from './purse.ts'
import { ResetTimes } from './reset-times.tsx'
import { nextPageTexts } from './texts.ts'
import { type Goods, useGoods } from './use-goods.ts'

type Props = Pick<PartProps, 'language' | 'characterId' | 'known' | 'activities'>

interface ChoresProps extends Props {
  sold: Goods
}

const ChoreLine = ({ language, characterId, activities, sold, chore }: ChoresProps & { chore: ChoreLeft }) => (
  <li className="chore">
    <h4>{activities[chore.activity]}</h4>
    <ul className="small">
      {chore.shopping.map(({ currency, goods }) => (
        <li key={currency}>
          <Veil patch={sold.patchOf(currency)} text={sold.nameOf(currency)}>
            <a className="link" href={characterPagePath(language, characterId, 'shops', currency)}>
              {sold.nameOf(currency)}
            </a>
          </Veil>
          {titled(language, '', counted(nextPageTexts(language).missing, goods.length, language))}
        </li>
      ))}
    </ul>
  </li>
)

const Chores = ({ resets, ...props }: ChoresProps & { resets: Chore['resets'] }) => {
  const { language, known } = props
  const { goods } = props.sold
  const { resets: text } = nextPageTexts(language)
  const amounts = useStore(purse)
  const left = useMemo(
    () => choresLeft(resets, goods, known, (currency) => amounts.get(currency) ?? null),
    [resets, goods, known, amounts],
  )
  return (
    <>
      <h3>{text[resets]}</h3>
      {left.length === 0 && <p className="soft">{text.nothing}</p>}
      <ul className="lines">
        {left.map((chore) => (
          <ChoreLine key={chore.activity} {...props} chore={chore} />
        ))}
      </ul>
    </>
  )
}

/** When the resets are, and what is missing that limited rewards buy. */
export const ResetsPart = (props: Props) => {
  const { language } = props
  const { resets: text } = nextPageTexts(language)
  const { sold, failed, again } = useGoods(language)
  return (
    <Part part="resets" icon="clock" title={text.title} lead={text.lead} isBusy={sold === null}>
      <ResetTimes language={language} />
      {sold !== null ? (
        <>
          <Chores {...{ ...props, sold }} resets="weekly" />
          <Chores {...{ ...props, sold }} resets="daily" />
        </>
      ) : (
        failed && <Failed className="stack" language={language} again={again} />
      )}
    </Part>
  )
}
