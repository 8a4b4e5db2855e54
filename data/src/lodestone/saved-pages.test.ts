import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadTable } from '../game/tables/index.ts'
import { type PageKind, parsePage } from './pages/parse.ts'

const folder = join(import.meta.dirname, '../../../../shared/lodestone/pages')
const saved = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.expected.json')) : []

/** How a saved file is asked for, and what comes of it where that is not a page. */
const askedAs: Record<string, [kind: PageKind, outcome: string]> = {
  character: ['character', 'ok'],
  class_job: ['class_job', 'ok'],
  mount: ['mount', 'ok'],
  minion: ['minion', 'ok'],
  mount_tooltip: ['tooltip', 'ok'],
  free_company: ['freecompany', 'ok'],
  member_list: ['memberlist', 'ok'],
  character_search: ['search', 'ok'],
  private_profile: ['character', 'private'],
  hidden_character: ['character', 'hidden'],
  not_found: ['character', 'notFound'],
  maintenance: ['character', 'maintenance'],
  achievement_legacy_layout: ['achievement', 'unknownLayout'],
}

const bookkeeping = ['file', 'provenance', 'kind', 'httpStatus', 'note']

describe.skipIf(saved.length === 0)(
  `saved pages${saved.length === 0 ? ' (skipped: the folder is not there)' : ''}`,
  () => {
    test.each(saved)('%s', (file) => {
      const expected = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
      const html = readFileSync(join(folder, String(expected.file)), 'utf8')
      const [kind, outcome] = askedAs[String(expected.kind)]!
      for (const status of [null, (expected.httpStatus as number | undefined) ?? 200]) {
        const parsed = parsePage(kind, html, status)
        expect({ outcome: parsed.outcome, why: 'why' in parsed ? parsed.why : '' }).toMatchObject({ outcome })
        const known = Object.fromEntries(Object.entries(expected).filter(([key]) => !bookkeeping.includes(key)))
        // None of them is younger than the tab of emotes.
        const facts = known.tabs ? { ...known, tabs: { emote: 'absent', ...known.tabs } } : known
        // What is worn is in none of the notes; `gear.test.ts` looks at it.
        if (parsed.outcome === 'ok') expect({ ...parsed.value, gear: 0 }).toStrictEqual({ ...facts, gear: 0 })
        if (parsed.outcome === 'private') expect(parsed.character).toStrictEqual(facts)
      }
    })

    test.each(saved)('%s asked as another kind is never values', (file) => {
      const expected = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
      const html = readFileSync(join(folder, String(expected.file)), 'utf8')
      const path = askedAs[String(expected.kind)]![0]
      for (const [kind] of Object.values(askedAs)) {
        if (kind !== path) expect(parsePage(kind, html).outcome).not.toBe('ok')
      }
    })
  },
)

const worldPage = join(folder, 'worldstatus-en-2025-12.html')
const hasWorlds = existsSync(worldPage)

describe.skipIf(!hasWorlds)(
  `the saved page of all worlds${hasWorlds ? '' : ' (skipped: the folder is not there)'}`,
  () => {
    const html = hasWorlds ? readFileSync(worldPage, 'utf8') : ''

    test('has the worlds and data centers of the tables, and no other', () => {
      const parsed = parsePage('worldstatus', html, 200)
      if (parsed.outcome !== 'ok') throw new Error(JSON.stringify(parsed))
      const { worlds } = parsed.value
      const centers = new Map(loadTable('dataCenters').map(({ id, name }) => [id, name]))
      const rows = loadTable('worlds').filter(({ active, deleted }) => active && !deleted)
      const pairs = rows.map(({ name, dataCenterId }) => `${name} ${centers.get(dataCenterId)}`)
      expect(worlds.map(({ name, dataCenter }) => `${name} ${dataCenter}`).toSorted()).toEqual(pairs.toSorted())
      expect(new Set(worlds.map(({ state }) => state))).toEqual(new Set(['online']))
      expect(worlds.filter(({ name }) => ['Adamantoise', 'Zeromus'].includes(name))).toEqual([
        { name: 'Adamantoise', dataCenter: 'Aether', state: 'online', category: 'Congested', takesNew: false },
        { name: 'Zeromus', dataCenter: 'Meteor', state: 'online', category: 'Standard', takesNew: true },
      ])
    })

    test('with other signs: worlds in maintenance, and one of which we do not know what it means', () => {
      const sign = 'class="world-ic__1 js__tooltip"'
      let at = 0
      const changed = html.replaceAll(sign, (found) => found.replace('__1', `__${(at++ % 4) + 1}`))
      const parsed = parsePage('worldstatus', changed, 200)
      const states = parsed.outcome === 'ok' ? parsed.value.worlds.slice(0, 4).map(({ state }) => state) : []
      expect(states).toEqual(['online', 'partlyInMaintenance', 'inMaintenance', 'unknown'])
    })

    test('cut off, or asked for as another page, it is no value', () => {
      for (const share of [0.3, 0.5, 0.7, 0.9])
        expect(parsePage('worldstatus', html.slice(0, html.length * share), 200).outcome).not.toBe('ok')
      expect(parsePage('character', html, 200).outcome).not.toBe('ok')
    })
  },
)
