import { type ItemType, isItemType } from '@kupodex/data/character'
import { fill } from '@kupodex/data/contract'
import type { Named } from '@kupodex/data/find'
import { listedCollections, type RarityType } from '@kupodex/data/game'
import type { PublishedStore } from '@kupodex/data/store'
import { formatNumber } from '../card/figures.ts'
import { collectionName } from '../card/texts.ts'
import { readPublished } from '../ground/read-published.ts'
import { type CommandDeps, pageAt } from './deps.ts'
import type { Asked } from './interaction.ts'
import { type Choice, formatShare, plain, type Reply, show, tell } from './reply.ts'
import { chatTexts } from './texts.ts'
import { readThings, type Things } from './things.ts'

const listWords: ReadonlyMap<string, RarityType> = new Map(listedCollections.map(({ type, list }) => [type, list.word]))

const listedTypes: ReadonlySet<string> = new Set(listWords.keys())

/** How rare the things of a collection are among all characters; null where the collection has no list, or none is published. */
export const readRarity = async (published: PublishedStore, type: ItemType) => {
  const word = listWords.get(type)
  return word === undefined ? null : readPublished(published, 'rarity', { type: word, scope: 'global' })
}

/** A thing that was chosen of those that were offered, or the best that a text finds. */
const thingIn = (things: Things, text: string): Named | undefined => {
  const [, type = '', id] = /^(\w+)\/(\d{1,9})$/.exec(text) ?? []
  return isItemType(type) ? things.byId(type, Number(id)) : things.find(text, listedTypes)[0]
}

/** `/rarity`: how many characters own a thing. */
export const answerRarity = async (deps: CommandDeps, { language, given }: Asked): Promise<Reply> => {
  const texts = chatTexts[language]
  const things = await readThings(deps.readSiteFile, language)
  if (things === null) return tell(texts.notPublished)
  const thing = thingIn(things, given('thing'))
  if (thing === undefined || !isItemType(thing.kind)) return tell(texts.noThing)
  const rarity = await readRarity(deps.published, thing.kind)
  if (rarity === null) return tell(texts.notPublished)
  const entry = rarity.rarity.find(({ id }) => id === Number(thing.id))
  const number = (value: number) => formatNumber(value, language)
  return show({
    title: plain(thing.name),
    url: pageAt(deps, language, thing.shelf.path.replace('{id}', thing.id)),
    lines: [
      plain(collectionName(thing.kind, language)),
      entry === undefined
        ? texts.rarity.notCounted
        : fill(texts.rarity.owned, {
            percent: formatShare(entry.percentile ?? entry.percentFull, language),
            count: number(entry.count),
            of: number(rarity.charCount),
          }),
    ],
  })
}

export const suggestThings = async (deps: CommandDeps, { language, given }: Asked): Promise<Choice[]> => {
  const text = given('thing')
  const things = text === '' ? null : await readThings(deps.readSiteFile, language)
  return (things?.find(text, listedTypes) ?? []).map(({ kind, id, name }) => ({
    name: isItemType(kind) ? `${name} (${collectionName(kind, language)})` : name,
    value: `${kind}/${id}`,
  }))
}
