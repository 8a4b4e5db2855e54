import type { Language } from '@kupodex/data/game'
import { useId, useMemo, useState } from 'react'
import { Failed } from '#ask/failed.tsx'
import { characterPagePath } from '#character/paths.ts'
import { formatNumber } from '#format/number.ts'
import { Pick as Choice } from '#ui/pick.tsx'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { Veil, useVeiled } from '#shield/veil.tsx'
import { useSoldNames } from '#shops/use-store.ts'
import { tableTexts } from '#tables/texts.ts'
import { counted, fill } from '#texts/fill.ts'
import { useStore } from '#ui/use-store.ts'
import { MoreLines, useFirst } from './more-lines.tsx'
import { Part, type PartProps, WantedStar } from './part.tsx'
import { amountIn, faultIn, keepAmount, mostAmount, type Purse, purse } from './purse.ts'
import { type Offered, type Shopping, shoppingByCurrency, shoppingOf } from './shopping.ts'
import { nextPageTexts } from './texts.ts'
import { type Goods as Sold, useGoods } from './use-goods.ts'

/** How many currencies are shown at first, how many more at each request, and how many things of one. */
const [first, step, things] = [8, 16, 10]

/** Of how many currencies with an amount what they buy is open at first. */
const openAtFirst = 3

type Props = Pick<PartProps, 'language' | 'characterId' | 'known' | 'unlockPages'>

interface LineProps extends Props {
  sold: Sold
}

interface AmountProps {
  language: Language
  currency: number
  name: string
  typed: string
  type: (text: string) => void
}

/** What the reader has of a currency: kept as soon as it is an amount, and forgotten when the field is emptied. */
const Amount = ({ language, currency, name, typed, type }: AmountProps) => {
  const { currencies: text } = nextPageTexts(language)
  const id = useId()
  const fault = faultIn(typed)
  return (
    <div className="amount">
      <label htmlFor={id}>{text.amount}</label>
      <input
        {...{ id }}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={typed}
        aria-label={fill(text.amountOf, { name })}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault !== null ? `${id}-fault` : undefined}
        onChange={({ target: { value } }) => {
          type(value)
          if (faultIn(value) === null) keepAmount(currency, amountIn(value))
        }}
      />
      {fault !== null && (
        <p id={`${id}-fault`} className="small bad">
          {fill(text[fault], { most: formatNumber(mostAmount, language) })}
        </p>
      )}
    </div>
  )
}

const GoodLine = ({
  good: { itemId, price, unlock, isWanted, reach },
  name,
  amount,
  ...props
}: LineProps & { good: Offered; name: string; amount: number | null }) => {
  const { language, characterId, unlockPages, sold } = props
  const { currencies: text, wanted } = nextPageTexts(language)
  const { word, name: collection } = unlockPages[unlock.kind]
  const n = (value: number) => formatNumber(value, language)
  return (
    <li data-reach={reach ?? undefined}>
      <span className="what">
        <Veil patch={sold.patchOf(itemId)} text={name}>
          <a className="link" href={characterPagePath(language, characterId, word, unlock.id)}>
            {name}
          </a>
        </Veil>{' '}
        {isWanted && <WantedStar text={wanted} />}
        <small className="soft">{collection}</small>
      </span>
      <span className="n">
        {n(price)}
        {reach !== null && amount !== null && (
          <small className="soft">{fill(text.reach[reach], { n: n(Math.max(0, price - amount)) })}</small>
        )}
      </span>
    </li>
  )
}

const Goods = ({ shopping, amount, ...props }: LineProps & { shopping: Shopping; amount: number | null }) => {
  const { language, characterId } = props
  const text = nextPageTexts(language)
  const { nameOf, failed, again } = useSoldNames(language, shopping.currency)
  const shown = useFirst(shopping.goods, things)
  if (failed) return <Failed className="stack" language={language} again={again} />
  if (nameOf === null)
    return (
      <p className="soft" aria-busy="true">
        {tableTexts(language).loading}
      </p>
    )
  return (
    <>
      <ul className="goods">
        {shown.rows.map((good) => (
          <GoodLine key={good.itemId} {...{ ...props, good, amount }} name={nameOf(good.itemId)} />
        ))}
      </ul>
      <MoreLines {...{ language, text, shown }} />
      <p className="small">
        <a className="link" href={characterPagePath(language, characterId, 'shops', shopping.currency)}>
          {text.currencies.vendors}
        </a>
      </p>
    </>
  )
}

/** Says what all that is missing costs, and what of it an amount buys. */
const Sums = ({
  language,
  shopping: { goods, cost, together },
  amount,
}: {
  language: Language
  shopping: Shopping
  amount: number | null
}) => {
  const { currencies: text } = nextPageTexts(language)
  const n = (value: number) => formatNumber(value, language)
  const cheapest = Math.min(...goods.map(({ price }) => price))
  return (
    <p className="small" role="status">
      {fill(counted(text.rest, goods.length, language), { cost: n(cost) })}
      {amount !== null && (
        <>
          <br />
          <b>
            {together.count === 0
              ? fill(text.buysNone, { cost: n(cheapest) })
              : fill(text.buys, { n: n(together.count), cost: n(together.cost), left: n(amount - together.cost) })}
          </b>
        </>
      )}
    </p>
  )
}

/** A currency: what the reader has of it, what is missing that it buys, and what of that they can afford. */
const CurrencyLine = ({
  currency,
  isOpenAtFirst,
  ...props
}: LineProps & { currency: number; isOpenAtFirst: boolean }) => {
  const { language, known, sold } = props
  const { currencies: text } = nextPageTexts(language)
  const [name, patch] = [sold.nameOf(currency), sold.patchOf(currency)]
  const kept = useStore(purse).get(currency) ?? null
  const [typed, type] = useState(kept === null ? '' : String(kept))
  // What was kept before is no answer to what is typed now.
  const amount = faultIn(typed) === null ? kept : null
  const shopping = shoppingOf(currency, sold.goods[currency] ?? [], known, amount)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const shownName = useVeiled(patch, name) ? '…' : name
  return (
    <li className="currency-line">
      <h3>
        <Veil patch={patch} text={name} />
      </h3>
      <Amount {...{ language, currency, typed, type }} name={shownName} />
      <Sums {...{ language, shopping, amount }} />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {text.items}
          <span className="unseen"> ({shownName})</span>
        </summary>
        {isOpen && <Goods {...{ ...props, shopping, amount }} />}
      </details>
    </li>
  )
}

/** Finds a currency among many: it comes first then. What the reader's shield hides is not offered. */
const Find = ({
  language,
  sold: { nameOf, patchOf },
  currencies,
  found,
  find,
}: Pick<LineProps, 'language' | 'sold'> & {
  currencies: readonly number[]
  found: number | null
  find: (currency: number | null) => void
}) => {
  const isHidden = useIsHidden()
  const names = currencies
    .map((currency) => ({ currency, name: nameOf(currency) }))
    .filter(({ currency, name }) => !isHidden(patchOf(currency), name))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return (
    <div className="choices">
      <Choice
        label={nextPageTexts(language).currencies.find}
        value={found === null ? '' : String(found)}
        options={[['', '–'], ...names.map(({ currency, name }) => [String(currency), name] as const)]}
        choose={(one) => find(one === '' ? null : Number(one))}
      />
    </div>
  )
}

/** The currencies in the order that they had when the part was opened, so that nothing moves while a reader types. */
const Lines = ({ kept, ...props }: LineProps & { kept: Purse }) => {
  const { language, known } = props
  const { goods } = props.sold
  const text = nextPageTexts(language)
  const order = useMemo(
    () => shoppingByCurrency(goods, known, (currency) => kept.get(currency) ?? null).map(({ currency }) => currency),
    [goods, known, kept],
  )
  const [found, find] = useState<number | null>(null)
  const rows = found === null ? order : [found, ...order.filter((currency) => currency !== found)]
  const shown = useFirst(rows, Math.max(first, kept.size), step)
  if (order.length === 0) return <p className="soft">{text.currencies.nothing}</p>
  return (
    <>
      <Find {...{ language, found, find }} sold={props.sold} currencies={order} />
      <ul className="lines">
        {shown.rows.map((currency, at) => (
          <CurrencyLine
            key={currency}
            {...props}
            currency={currency}
            isOpenAtFirst={at < openAtFirst && kept.has(currency)}
          />
        ))}
      </ul>
      <MoreLines {...{ language, text, shown }} />
    </>
  )
}

/** What a character can buy of what it lacks with what its reader has of each currency. */
export const CurrenciesPart = (props: Props) => {
  const { language } = props
  const { currencies: text } = nextPageTexts(language)
  const { sold, failed, again } = useGoods(language)
  const [kept] = useState(() => purse.get())
  return (
    <Part part="currencies" icon="way-shop" title={text.title} lead={text.lead} isBusy={sold === null}>
      {sold !== null ? (
        <Lines {...props} {...{ sold, kept }} />
      ) : (
        failed && <Failed className="stack" language={language} again={again} />
      )}
    </Part>
  )
}
