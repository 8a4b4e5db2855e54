import { type Language, languages, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { APIRoute } from 'astro'
import type { CharacterNames } from '#character/names.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

const byId = <Row extends { id: number }>(rows: readonly Row[], name: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [row.id, name(row)]))

/** The names that character pages fill in in the browser. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => {
  const names: CharacterNames = {
    achievement: byId(loadTable('achievements'), ({ name }) => nameIn(name, lang)),
    mount: byId(loadTable('mounts'), ({ name }) => nameIn(name, lang)),
    minion: byId(loadTable('minions'), ({ name }) => nameIn(name, lang)),
    facewear: byId(loadTable('facewear'), ({ name }) => nameIn(name, lang)),
    title: byId(loadTable('titles'), ({ masculine }) => nameIn(masculine, lang)),
    job: byId(loadTable('jobs'), ({ name }) => nameIn(name, lang)),
    world: byId(loadTable('worlds'), ({ name }) => name),
  }
  return Response.json(names)
}
