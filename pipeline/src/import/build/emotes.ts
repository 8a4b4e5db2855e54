import { type Language, languages, type Names } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { bannerSources, type Derived } from '../sources/index.ts'
import { rowsBy } from '../sources/sheet-index.ts'
import { type Acquired, acquired, itemsUnlocking, soldOf } from './collectable.ts'
import { fromSheet, namesFromSheet } from './build.ts'

/** The text command in English, which works in every client, and its own form in the languages that have one. */
export const commandOf = (row: SheetRow, { sheets }: ImportContext): Names => {
  const command =
    sheets.open('TextCommand').get(row.int('TextCommand')) ?? row.refuse('TextCommand', 'there is no such command')
  return {
    en: command.text('Command') || row.refuse('TextCommand', 'the command has no text'),
    de: command.textIn('Alias', 'de'),
    fr: command.textIn('Alias', 'fr'),
    ja: command.textIn('Alias', 'ja'),
  }
}

/** Every command of a row in a language, its usual one first: those of the language and the English ones, which work in every client. */
const commandsIn = (command: SheetRow, language: Language): string =>
  [
    ...new Set(
      [
        language === 'en' ? null : command.textIn('Alias', language),
        command.text('Command'),
        command.text('ShortCommand'),
        command.textIn('Alias', language),
        command.textIn('ShortAlias', language),
      ].filter(Boolean),
    ),
  ].join(' ')

const allCommands = (row: SheetRow, { sheets }: ImportContext): { commands?: Names } => {
  const command = sheets.open('TextCommand').get(row.int('TextCommand'))
  if (command === undefined) return {}
  const [en, de, fr, ja] = languages.map((language) => commandsIn(command, language))
  const commands = { en: en ?? '', de: de ?? null, fr: fr ?? null, ja: ja ?? null }
  return Object.values(commands).some((text) => text?.includes(' ')) ? { commands } : {}
}

/** An unlock link above this is the quest that teaches the emote. */
const lastLink = 65535

/** The emotes that are unlocked together with this one, itself first. */
const together = (row: SheetRow, { sheets }: ImportContext): SheetRow[] => {
  const sharing = rowsBy(sheets.open('Emote'), 'UnlockLink').get(row.int('UnlockLink')) ?? []
  return [row, ...sharing.filter(({ id }) => id !== row.id)]
}

const waysInSheets = (row: SheetRow, context: ImportContext): Derived[] => {
  const link = row.int('UnlockLink')
  if (link > lastLink) return [{ source: { kind: 'quest', id: link } }]
  return together(row, context).flatMap(({ id }) => bannerSources(context, 'emotes', id))
}

const itemsOfLink = (row: SheetRow, context: ImportContext): number[] => [
  ...new Set(together(row, context).flatMap(({ id }) => itemsUnlocking(context, 'emotes', id))),
]

export const emoteAcquired = (row: SheetRow, context: ImportContext): Acquired =>
  acquired(context, 'emotes', row.id, waysInSheets(row, context), itemsOfLink(row, context))

/** Emotes that have a text command and have to be unlocked. */
export const emotes = fromSheet('emotes', 'Emote', {
  keep: (row) => row.text('Name') !== '' && row.int('TextCommand') !== 0 && row.int('UnlockLink') !== 0,
  make: (row, context) => ({
    id: row.id,
    name: row.names('Name'),
    sort: row.int('Order'),
    icon: row.int('Icon'),
    ...emoteAcquired(row, context),
    onMarket: soldOf(context, 'emotes', row.id, itemsOfLink(row, context)),
    emoteCategoryId: row.int('EmoteCategory'),
    command: commandOf(row, context),
    ...allCommands(row, context),
    unlockLink: row.int('UnlockLink'),
  }),
})

/** Emotes that have a text command and that everybody has. */
export const defaultEmotes = fromSheet('defaultEmotes', 'Emote', {
  keep: (row) => row.text('Name') !== '' && row.int('TextCommand') !== 0 && row.int('UnlockLink') === 0,
  make: (row) => ({ id: row.id, name: row.names('Name') }),
})

export const emoteCategories = namesFromSheet('emoteCategories', 'EmoteCategory')
