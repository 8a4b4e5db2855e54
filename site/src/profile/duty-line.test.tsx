import { languages } from '@kupodex/data/game'
import { allPartySizes, isOpenTo, partySizes } from '@kupodex/data/places'
import { describe, expect, onTestFinished, test } from 'vitest'
import { shield } from '#shield/shield-store.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { nextDuties } from './build/next-duties.ts'
import type { NextDuty } from './duties.ts'
import { DutyLine, dutyWords } from './duty-line.tsx'
import type { RankedThing } from './next.ts'
import { profileTexts } from './texts.ts'

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

const thing = (id: number, patch: string | null): RankedThing => ({
  ...{ type: 'mount', id, name: `Mount ${id}`, patch, howTo: '', path: `/${id}/`, way: 1, sort: id },
  entry: undefined,
})
const draw = (things: readonly RankedThing[]) =>
  drawn(<DutyLine language="en" texts={profileTexts('en').next} duty={duty({})} things={things} />)

test('a duty of which several things are missing is one line, which leads to all that it gives', async () => {
  const { words, attributes } = await draw([thing(1, '7.0'), thing(2, null), thing(3, '7.2')])
  expect([words('.gist a'), attributes('.gist a', 'href')]).toEqual([['A Duty'], ['/from/duty/1/']])
  expect(words('.gist small')).toEqual(['Level 50 · 8 players · Mount 1, Mount 2, Mount 3'])
  expect(words('.portion strong')).toEqual(['3'])
})

test('a duty is as new as the first of its things; without their patches nothing says that it is new, and what is hidden is not named', async () => {
  shield.set(71)
  onTestFinished(() => shield.set(null))
  const shown = async (...patches: (string | null)[]) => {
    const { words } = await draw(patches.map((patch, at) => thing(at, patch)))
    return [words('.gist a'), words('.gist small')[0]?.split(' · ').at(-1)]
  }
  expect(await shown('7.1', '7.2')).toEqual([['A Duty'], 'Mount 0'])
  expect(await shown('7.2', '7.3')).toEqual([[], '8 players'])
  expect(await shown('7.2', null)).toEqual([['A Duty'], 'Mount 1'])
})
