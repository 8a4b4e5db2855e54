import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, Unlock } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { plainProse } from '#format/plain-prose.ts'
import { titled } from '#format/punctuation.ts'
import { characterPagePath } from '#character/paths.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import { DrawnThing } from '#ui/drawn-thing.tsx'
import { Veil } from '../shield/veil.tsx'
import type { Offer } from './offers.ts'
import type { StoreProps, UnlockPages } from './store-page.ts'
import { Tick } from './tick.tsx'
import type { Ticks } from './ticks.tsx'
import type { Store } from './use-store.ts'
import type { TroveWords, UnlockedWords } from './use-trove-words.ts'

interface Props extends StoreProps {
  character: CharacterAnswer
  store: Store
  ticks: Ticks
  words: Pick<TroveWords, 'things'>
  title: string
  note: string
  offers: readonly Offer[]
}

interface OfUnlock {
  language: Language
  unlockPages: UnlockPages
  unlock: Unlock
  thing: UnlockedWords | undefined
}

const ThingLink = ({ character, language, unlockPages, unlock, thing }: OfUnlock & Pick<Props, 'character'>) => {
  const { word, name } = unlockPages[unlock.kind]
  return (
    <>
      <a className="link" href={characterPagePath(language, character.id, word, unlock.id)}>
        {thing?.name ?? name}
      </a>
      <small className="soft">{name}</small>
    </>
  )
}

const Drawing = ({
  unlock,
  unlockPages,
  images,
}: Pick<Props, 'unlockPages' | 'images'> & { unlock: Offer['unlock'] }) => {
  if (unlock === null) return <Icon name="way-container" />
  const { list, icon } = unlockPages[unlock.kind]
  return images === null || list === null ? (
    <Icon name={list ?? icon} />
  ) : (
    <DrawnThing className="face" family={list} id={unlock.id} images={images} />
  )
}

const OfferRow = ({ offer, ...props }: Omit<Props, 'title' | 'note' | 'offers'> & { offer: Offer }) => {
  const { language, texts, store, ticks, words, character, unlockPages } = props
  const text = texts.store
  const { itemId, unlock, name, amount, cost, currencyItemId } = offer
  const patch = store.patchOf(itemId)
  const season = store.nameOf(currencyItemId)
  const thing = unlock === null ? undefined : words.things[unlock.kind]?.[unlock.id]
  const way = plainProse(thing?.howTo ?? '') || text.trove.howToUnknown
  return (
    <tr>
      {unlock && (
        <td>
          <Veil patch={patch} text={name} quiet>
            <Tick {...{ text, ticks, unlock, name }} />
          </Veil>
        </td>
      )}
      <td>
        <div className="offered">
          <Drawing {...props} unlock={unlock} />
          <div>
            <Veil patch={patch} text={name}>
              {amount === 1 ? name : fill(text.amount, { n: formatNumber(amount, language), name })}
            </Veil>
            <small className="narrow">
              <Veil patch={store.patchOf(currencyItemId)} text={season} quiet>
                {titled(language, text.cost, `${formatNumber(cost, language)} × ${season}`)}
              </Veil>
            </small>
            {unlock && (
              <Veil patch={patch} text={name} quiet>
                <div className="narrow">
                  <ThingLink {...{ language, unlockPages, unlock, thing, character }} />
                  <small className="soft">{way}</small>
                </div>
              </Veil>
            )}
          </div>
        </div>
      </td>
      {unlock && (
        <>
          <td className="wide">
            <Veil patch={patch} text={name} quiet>
              <ThingLink {...{ language, unlockPages, unlock, thing, character }} />
            </Veil>
          </td>
          <td className="wide">
            <Veil patch={patch} text={name} quiet>
              <small>{way}</small>
            </Veil>
          </td>
        </>
      )}
      <td className="n wide">
        {formatNumber(cost, language)}
        <small className="soft">
          <Veil patch={store.patchOf(currencyItemId)} text={season} quiet />
        </small>
      </td>
    </tr>
  )
}

/** Offers of the trove as a table; what unlocks something has its tick, what it unlocks, and how to get that. */
export const OfferTable = ({ title, note, offers, ...props }: Props) => {
  const text = props.texts.store
  const isCollection = offers.some(({ unlock }) => unlock !== null)
  if (offers.length === 0) return null
  return (
    <section className="part">
      <h2>{title}</h2>
      <p className="small soft">{note}</p>
      <div className="panel trove">
        <table className="list">
          <thead>
            <tr>
              {isCollection && (
                <th scope="col">
                  <span className="unseen">{text.words.completed}</span>
                </th>
              )}
              <th scope="col">{text.item}</th>
              {isCollection && (
                <>
                  <th scope="col" className="wide">
                    {text.unlocks}
                  </th>
                  <th scope="col" className="wide">
                    {text.trove.howTo}
                  </th>
                </>
              )}
              <th scope="col" className="n wide">
                {text.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <OfferRow key={offer.id} {...props} offer={offer} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
