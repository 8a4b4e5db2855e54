import { markupOf } from '@kupodex/data/html'
import { searchAgenda } from '@kupodex/data/workshop'
import { expect, test } from 'vitest'
import { craftsIn } from '../build/crafts.ts'
import { startState, withDemand } from '../ground/state.ts'
import { agendaFile } from './build/file.ts'
import { foundHtml } from './html.ts'
import { foundOf } from './result.ts'
import { startSettings } from './settings.ts'
import { taskOf } from './task.ts'
import { agendaTexts } from './texts.ts'
import { agendaText, limitText, sumText } from './words.ts'

const [crafts, file] = [craftsIn('en'), agendaFile('en')]
const settings = { ...startSettings, days: 2, rests: 1, restOn: [1] }

test('a task has what the calculator knows: unlocked crafts, popularity, today’s supply, and the worse one of tomorrow', () => {
  let state = withDemand({ ...startState, islandRank: 1, groove: 7 }, 1, { popularity: 140, supply: 100, shift: 1 })
  state = withDemand(state, 2, { supply: 100, shift: 4 })
  const task = taskOf(crafts, state, settings, new Map([[2, 8]]), file)
  expect(task).toMatchObject({ days: 2, rests: 1, restOn: [1], workshops: 4, rank: 5, groove: 7, grooveCap: 45 })
  expect(task.crafts.map(({ id }) => id)).toEqual(
    crafts.filter(({ unlockRank }) => unlockRank === 1).map(({ id }) => id),
  )
  // Increasing may stay as it is; plummeting falls by a level at least.
  expect(task.crafts[0]).toMatchObject({ popularity: 140, shortages: [9, 9], themes: [8] })
  expect(task.crafts[1]?.shortages).toEqual([9, -7])
})

test('an agenda is written with everything that its value is made of', () => {
  const task = taskOf(crafts, { ...startState, islandRank: 5 }, settings, new Map(), file)
  const progress = searchAgenda(task, { rounds: 20 })
  const found = foundOf(task, progress)
  const writing = {
    ...{ language: 'en' as const, words: agendaTexts('en') },
    crafts: new Map(crafts.map(({ id, name }) => [id, name])),
    materials: new Map(file.materials.map(({ id, name }) => [id, name])),
  }
  const [step] = found.days[0]?.steps ?? []
  if (step === undefined) throw new Error('no step')
  const plain = Math.floor(step.base * 1.4)
  expect(sumText(step, 5, writing)).toBe(
    `${step.base} × rank 140% × groove 100% = ${plain}; × popularity 100% × supply 100% = ${plain}; × 4 made = ${4 * plain}`,
  )
  const text = agendaText(found, writing)
  expect(text).toContain(`Total: ${found.total.toLocaleString('en')} seafarer's cowries`)
  expect(text).toContain('Cycle 2: Rest')
  for (const [id] of found.used) expect(text).toContain(writing.materials.get(id))
  expect(markupOf(foundHtml(found, writing))).toContain('Efficiency bonus')
  expect(limitText(found, writing)).toBe('This is the best possible agenda.')
  expect(limitText({ ...found, isProved: false, most: found.total * 1.01 }, writing)).toMatch(/^Up to 1\.[01]% more/)
})
