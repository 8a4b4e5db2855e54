import { type CharacterAnswer, type RarityEntry, knownOf } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { checkPage } from '#tables/page.ts'
import { counted } from '#texts/fill.ts'
import { Box } from '../ui/box.tsx'
import { Icon } from '../ui/icon.tsx'
import { hasWords, shareOf } from './share-words.ts'
import type { ProfileTexts } from './texts.ts'
import { EmptyLines, ThingLine } from './thing-line.tsx'
import { type SyncedType, syncedTypes, thingPath } from './things.ts'
import { rarestShown, type Things } from './use-things.ts'

interface Props {
  language: Language
  texts: Pick<ProfileTexts, 'shelf' | 'next' | 'points' | 'has' | 'hasOfAll'>
  /** What each collection is called, by its type. */
  titles: Readonly<Record<SyncedType, string>>
  /** The name of a thing that has none. */
  unnamed: (id: number) => string
  images: string | null
  things: Things
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

const RareLine = ({
  language,
  texts,
  unnamed,
  images,
  things,
  character,
  type,
  entry,
}: Omit<Props, 'character' | 'titles'> & { character: CharacterAnswer; type: SyncedType; entry: RarityEntry }) => {
  const found = things.thingName(type, entry.id)
  const rarity = things.rarities[type]
  // What nobody had when the night counted, and the character has since, has no share.
  const isCounted = entry.count > 0
  const { name, patch } = found ?? { name: found === null ? '…' : unnamed(entry.id), patch: null }
  return (
    <ThingLine
      thing={{ type, id: entry.id, name, patch, path: thingPath(language, character.id, type, entry.id) }}
      images={images}
      below={entry.points > 0 ? counted(texts.points, entry.points, language) : ''}
      figure={isCounted ? shareOf(entry, language) : ''}
      says={rarity === null || !isCounted ? '' : hasWords(entry, rarity, character.dcName, texts, language)}
    />
  )
}

const Shelf = (props: Props & { type: SyncedType }) => {
  const { language, texts, titles, things, character, type } = props
  const known = character === null ? 'known' : knownOf(character, type)
  const rarity = things.rarities[type]
  const rarest = things.rarest[type]
  return (
    <div>
      <h3>
        <Icon className="icon inline" name={type} /> {titles[type]}
      </h3>
      <ul className="things lines-3">
        {character !== null &&
          rarest.map((entry) => <RareLine key={entry.id} {...props} character={character} entry={entry} />)}
        {known !== 'known' && <li className="soft">{known === 'private' ? texts.next.private : texts.next.notRead}</li>}
        {known === 'known' && rarity === null && <EmptyLines count={rarestShown} />}
        {known === 'known' && rarity !== null && rarest.length === 0 && (
          <li className="soft">
            {rarity.failed ? <Failed className="stack" language={language} again={checkPage} /> : texts.shelf.nothing}
          </li>
        )}
      </ul>
    </div>
  )
}

/** The rarest that a character has of each collection that the Lodestone lists. */
export const ShelfBox = (props: Props) => (
  <Box icon="star" title={props.texts.shelf.title} className="whole part-shelf">
    <p className="small soft">{props.texts.shelf.lead}</p>
    <div className="shelves">
      {syncedTypes.map((type) => (
        <Shelf key={type} {...props} type={type} />
      ))}
    </div>
  </Box>
)
