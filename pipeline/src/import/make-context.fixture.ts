import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languages } from '@kupodex/data/game'
import { onTestFinished } from 'vitest'
import { Disputes, type ImportContext, References } from './context/context.ts'
import { HandFacts } from './facts/hand-facts.ts'
import { ItemFacts } from './facts/item-facts.ts'
import { Sheets } from './sheets/sheets.ts'

/**
 * A small world for one test: files by path (`en/Leve.csv`, `items/unlocks_by_id.csv`, `hand/removed-leves.csv`), each
 * a list of lines. Item facts are there where at least one of their files is.
 */
export const makeContext = (files: Readonly<Record<string, readonly string[]>>): ImportContext => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const language of languages) mkdirSync(join(folder, language))
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${lines.join('\n')}\n`)
  }
  const withItems = Object.keys(files).some((path) => path.startsWith('items/'))
  return {
    sheets: new Sheets(folder),
    items: new ItemFacts(withItems ? join(folder, 'items') : null),
    hand: new HandFacts(join(folder, 'hand'), { mayLackFiles: true }),
    references: new References(),
    disputes: new Disputes(),
  }
}

/** The item facts' list of items with these English names; the other languages get the name with their code. */
export const itemList = (names: Readonly<Record<number, string>>): string[] => [
  'id,name_en,name_de,name_fr,name_ja,icon,patch,category,tradeable,vendor_price',
  ...Object.entries(names).map(([id, name]) => `${id},${name},${name} de,${name} fr,${name} ja,20${id},7.0,1,1,9`),
]
