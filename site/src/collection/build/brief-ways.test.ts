import { languages, renderSources } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { lookupsIn } from '#rarity/build/ways.ts'
import { briefWays } from '../brief-ways.ts'

test.each(languages)('in %s ways of vendors begin with the vendor, and have no coordinates', (language) => {
  const lookups = lookupsIn(language)
  const shops = loadTable('orchestrions').flatMap(({ sources }) =>
    sources.filter((source) => source.kind === 'shop' && source.npcId !== null),
  )
  expect(shops.length).toBeGreaterThan(50)
  for (const source of shops) {
    const name = (source.kind === 'shop' && source.npcId !== null && lookups.npc(source.npcId)?.name) || ''
    const brief = briefWays(renderSources([source], language, lookups), language)
    expect(brief.startsWith(name), brief).toBe(true)
    expect(brief).not.toMatch(/X\s*:/)
  }
})
