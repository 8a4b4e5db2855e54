import { inLanguage, itemPath } from '#paths/paths.ts'
import { shareText } from '#rarity/share.ts'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import { Waiting } from '#ui/waiting.tsx'
import { type PartProps, shortName } from './frame.ts'
import { type RareIn, rarestOf } from './rarest.ts'
import { useRareThings } from './use-rare-things.ts'

const mostRare = 10

export const RarestBox = ({ frame: { language, texts, names }, collector: { characters, owned } }: PartProps) => {
  const isFeminine = characters[0]?.gender === 'female'
  const known = Object.values(useRareThings(language, isFeminine))
  if (known.some(({ list, isLoading }) => isLoading && owned.has(list.type))) return <Waiting language={language} />
  const collections = known.flatMap(({ list, rarity, things }): RareIn[] => {
    const { holders } = owned.get(list.type) ?? {}
    return holders && rarity && things ? [{ list, holders, rarityOf: rarity.of, isThing: (id) => things.has(id) }] : []
  })
  return (
    <ol className="panel alts-rarest">
      {rarestOf(collections, mostRare).map(({ list, entry, holders }) => {
        const { type, rarity, things } = known.find((one) => one.list === list) ?? {}
        const thing = things?.get(entry.id)
        if (type === undefined || thing === undefined) return null
        const share = shareText(entry, rarity?.charCount ?? 0, language)
        return (
          <li key={`${list.word}/${entry.id}`}>
            <Veil patch={thing.mainPatch} text={thing.name}>
              <a className="link" href={inLanguage(language, itemPath(type, 'global', entry.id))}>
                {thing.name}
              </a>
            </Veil>
            <small className="soft">
              {names[list.word]} · {fill(texts.share, { share })} ·{' '}
              {fill(texts.on, { name: holders.map((at) => shortName(characters, at)).join(', ') })}
            </small>
          </li>
        )
      })}
    </ol>
  )
}
