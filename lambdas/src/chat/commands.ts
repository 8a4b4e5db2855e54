import { cardPath, chatCommands, type ChatWords, fill } from '@kupodex/data/contract'
import { summaryOf } from '../filled/facts.ts'
import { type CommandDeps, pageAt } from './deps.ts'
import type { Asked } from './interaction.ts'
import { suggestMembers } from './members.ts'
import { answerMissing, suggestCollections } from './missing.ts'
import { suggestCharacters, suggestWorlds } from './people.ts'
import { answerRarity, suggestThings } from './rarity.ts'
import { type Choice, plain, type Reply, show } from './reply.ts'
import { answerTonight } from './tonight.ts'
import { openCharacter } from './character.ts'
import { chatTexts } from './texts.ts'

/** `/profile`: who a character is and how far it is, with its card. */
const answerProfile = async (deps: CommandDeps, { language, given }: Asked): Promise<Reply> => {
  const texts = chatTexts[language]
  const opened = await openCharacter(deps, texts, { name: given('name'), world: given('world') })
  if (!opened.ok) return opened.reply
  const { stored, card } = opened.character
  const { id } = stored.profile
  const day = card.day ?? ''
  return show({
    title: plain(card.name),
    url: pageAt(deps, language, `/char/${id}/`),
    lines: [plain(summaryOf(card, language)), ...(card.day === null ? [] : [fill(texts.asOf, { date: card.day })])],
    // Discord keeps a picture by its address: with the day in it, one that is old is not shown for new.
    image: `${deps.site}${cardPath(language, id)}?${day}`,
  })
}

interface Option {
  name: string
  named: ChatWords
  isRequired: boolean
  /** What it may become while somebody types. */
  suggest: (deps: CommandDeps, asked: Asked) => Choice[] | Promise<Choice[]>
}

interface Command {
  /** Its word in requests, whatever the language. */
  name: string
  named: ChatWords
  /** What it takes of the points that a server has. */
  cost: number
  options: readonly Option[]
  answer: (deps: CommandDeps, asked: Asked) => Promise<Reply>
}

const character = (name: string, named: ChatWords, worldIn: string | null): Option => ({
  ...{ name, named, isRequired: true },
  suggest: (deps, { given }) => suggestCharacters(deps, given(name), worldIn === null ? '' : given(worldIn)),
})

/** Every command, in the order in which they are registered. */
export const commands: readonly Command[] = [
  {
    name: 'profile',
    named: chatCommands.profile,
    cost: 1,
    options: [
      character(
        'name',
        {
          en: ['name', 'Name of the character, or its Lodestone number'],
          de: ['name', 'Name des Charakters oder seine Nummer auf dem Lodestone'],
          fr: ['nom', 'Nom du personnage, ou son numéro sur le Lodestone'],
          ja: ['名前', 'キャラクターの名前、またはLodestoneの番号'],
        },
        'world',
      ),
      {
        name: 'world',
        named: {
          en: ['world', 'World of the character'],
          de: ['welt', 'Welt des Charakters'],
          fr: ['monde', 'Monde du personnage'],
          ja: ['ワールド', 'キャラクターのワールド'],
        },
        isRequired: false,
        suggest: (deps, { given }) => suggestWorlds(deps, given('world')),
      },
    ],
    answer: answerProfile,
  },
  {
    name: 'rarity',
    named: chatCommands.rarity,
    cost: 1,
    options: [
      {
        name: 'thing',
        named: {
          en: ['thing', 'What it is called'],
          de: ['eintrag', 'Wie es heißt'],
          fr: ['objet', 'Comment cela s’appelle'],
          ja: ['アイテム', '名前'],
        },
        isRequired: true,
        suggest: suggestThings,
      },
    ],
    answer: answerRarity,
  },
  {
    name: 'missing',
    named: chatCommands.missing,
    cost: 1,
    options: [
      character(
        'character',
        {
          en: ['character', 'Name of the character, or its Lodestone number'],
          de: ['charakter', 'Name des Charakters oder seine Nummer auf dem Lodestone'],
          fr: ['personnage', 'Nom du personnage, ou son numéro sur le Lodestone'],
          ja: ['キャラクター', 'キャラクターの名前、またはLodestoneの番号'],
        },
        null,
      ),
      {
        name: 'collection',
        named: {
          en: ['collection', 'One collection'],
          de: ['sammlung', 'Eine Sammlung'],
          fr: ['collection', 'Une collection'],
          ja: ['コレクション', 'コレクションの種類'],
        },
        isRequired: false,
        suggest: (_, asked) => suggestCollections(asked),
      },
    ],
    answer: answerMissing,
  },
  {
    name: 'tonight',
    named: chatCommands.tonight,
    cost: 4,
    options: [
      {
        name: 'who',
        named: {
          en: ['who', 'Characters with commas between, or a Free Company'],
          de: ['wer', 'Charaktere mit Kommas dazwischen oder eine Freie Gesellschaft'],
          fr: ['qui', 'Des personnages séparés par des virgules, ou une compagnie libre'],
          ja: ['メンバー', 'キャラクター（カンマ区切り）、またはフリーカンパニー'],
        },
        isRequired: true,
        suggest: (deps, { given }) => suggestMembers(deps, given('who')),
      },
    ],
    answer: answerTonight,
  },
]

export interface RegisteredOption {
  type: number
  name: string
  name_localizations: Readonly<Record<string, string>>
  description: string
  description_localizations: Readonly<Record<string, string>>
  required: boolean
  autocomplete: true
}

export interface RegisteredCommand extends Pick<
  RegisteredOption,
  'type' | 'name' | 'name_localizations' | 'description' | 'description_localizations'
> {
  options: readonly RegisteredOption[]
}

/** Discord's words for a command that is typed, and for an option that is a text. */
const [slashCommand, textOption] = [1, 3]

const translated = ['de', 'fr', 'ja'] as const

/** English is the text for all who use another language. */
const worded = (named: ChatWords) => ({
  description: named.en[1],
  name_localizations: Object.fromEntries(translated.map((language) => [language, named[language][0]])),
  description_localizations: Object.fromEntries(translated.map((language) => [language, named[language][1]])),
})

export const registration = (): RegisteredCommand[] =>
  commands.map(({ name, named, options }) => ({
    ...{ type: slashCommand, name, ...worded(named) },
    options: options.map((option) => ({
      ...{ type: textOption, name: option.name, ...worded(option.named) },
      ...{ required: option.isRequired, autocomplete: true },
    })),
  }))
