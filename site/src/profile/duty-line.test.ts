import { languages } from '@kupodex/data/game'
import { allPartySizes, isOpenTo, partySizes } from '@kupodex/data/places'
import { describe, expect, test } from 'vitest'
import { nextDuties } from './build/next-duties.ts'
import type { NextDuty } from './duties.ts'
import { dutyWords } from './duty-line.tsx'

const duty = (facts: Partial<NextDuty>): NextDuty => ({
  ...{ id: 1, name: 'A Duty', level: 50, partySize: 8, fewest: 8, things: {} },
  ...facts,
})

test.each<[Partial<NextDuty>, string]>([
  [{}, 'A Duty · Level 50 · 8 players'],
  [{ fewest: 1 }, 'A Duty · Level 50 · 1–8 players'],
  [{ partySize: 24, fewest: 3 }, 'A Duty · Level 50 · 3–24 players'],
  [{ partySize: 0, fewest: 1 }, 'A Duty · Level 50'],
  [{ level: null }, 'A Duty · 8 players'],
])('a duty with %j says who may enter it', (facts, words) => expect(dutyWords(duty(facts), 'en')).toBe(words))

describe.each(languages)('in %s', (language) => {
  const duties = nextDuties(language)

  test.each(allPartySizes)('what a party, %s, can enter says a number of players that it has', (party) => {
    const open = duties.filter((one) => isOpenTo(one, party) && one.partySize > 1)
    expect(open.length).toBeGreaterThan(10)
    const wrong = open.filter((one) => {
      const facts = dutyWords(one, language).slice(one.name.length).split(' · ').at(-1) ?? ''
      const numbers = (facts.match(/\d+/g) ?? []).map(Number)
      return partySizes[party] < Math.min(...numbers) || partySizes[party] > Math.max(...numbers)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
