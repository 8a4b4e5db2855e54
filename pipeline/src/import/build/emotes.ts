import type { Names } from '@kupodex/data/game'
import type { SheetRow } from '../sheets/sheet.ts'
import type { ImportWorld } from './build.ts'
import { acquired } from './collectable.ts'
import { fromSheet } from './table-builder.ts'

/** The text command in English, which works in every client, and its own form in the languages that have one. */
const commandOf = (row: SheetRow, { sheets }: ImportWorld): Names => {
  const command =
    sheets.open('TextCommand').get(row.int('TextCommand')) ?? row.refuse('TextCommand', 'there is no such command')
  return {
    en: command.text('Command') || row.refuse('TextCommand', 'the command has no text'),
    de: command.textIn('Alias', 'de'),
    fr: command.textIn('Alias', 'fr'),
    ja: command.textIn('Alias', 'ja'),
  }
}

/** Emotes that have a text command and have to be unlocked. */
export const emotes = fromSheet('emotes', 'Emote', {
  keep: (row) => row.text('Name') !== '' && row.int('TextCommand') !== 0 && row.int('UnlockLink') !== 0,
  make: (row, world) => ({
    id: row.id,
    name: row.names('Name'),
    sort: row.int('Order'),
    icon: row.int('Icon'),
    ...acquired(world, 'emotes', row.id),
    emoteCategoryId: row.int('EmoteCategory'),
    command: commandOf(row, world),
    unlockLink: row.int('UnlockLink'),
  }),
})

/** Categories of emotes. */
export const emoteCategories = fromSheet('emoteCategories', 'EmoteCategory', {
  keep: (row) => row.text('Name') !== '',
  make: (row) => ({ id: row.id, name: row.names('Name') }),
})
