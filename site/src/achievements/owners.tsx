import { rarityLabel } from '@kupodex/data/rules'
import type { RarityType } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import { shareText } from '#rarity/share.ts'
import { useRarity } from '#tables/use-rarity.ts'
import type { Shown } from './shown.ts'

interface Props extends Shown {
  type: RarityType
  id: number
  heading: string
}

const none = { count: 0, percent: 0, percentFull: 0 }

/** The share of owners in a scope, as a term with its value; nothing while it is loading takes the same room. */
const Share = ({ language, texts, type, id, scope, name }: Props & { scope: string; name: string }) => {
  const rarity = useRarity(type, scope)
  const words =
    rarity === null
      ? '…'
      : rarity.failed
        ? '–'
        : shareText(rarity.of(id) ?? none, rarity.charCount, language, texts.rarity)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  )
}

const Label = ({ language, texts, type, id }: Props) => {
  const entry = useRarity(type, 'global')?.of(id)
  if (entry === undefined || entry.points === 0) return null
  return (
    <div>
      <dt>{texts.rarity.itemPoints}</dt>
      <dd>
        {formatNumber(entry.points, language)} · {texts.rarity.labels[rarityLabel(entry.points)]}
      </dd>
    </div>
  )
}

/** How many own a thing: of all worlds, and of the character's data center; with its label and the page of its rarity. */
export const Owners = (props: Props) => {
  const { language, texts, character, type, id, heading } = props
  return (
    <section>
      <h3>{heading}</h3>
      <dl className="deed-facts">
        <Share {...props} scope="global" name={texts.everywhere} />
        {character.dcName !== '' && <Share {...props} scope={character.dcName} name={character.dcName} />}
        <Label {...props} />
      </dl>
      <a className="link small" href={inLanguage(language, itemPath(type, 'global', id))}>
        {texts.room.rarity}
      </a>
    </section>
  )
}
