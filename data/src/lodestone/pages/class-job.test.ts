import { expect, test } from 'vitest'
import { jobPage } from '../jobs.fixture.ts'
import { parsePage } from './parse.ts'

test('jobs, field content by its heading, and phantom jobs', () => {
  const parsed = parsePage('class_job', jobPage(), 200)
  expect(parsed).toMatchObject({
    outcome: 'ok',
    value: {
      id: 4711,
      jobs: [
        { name: 'Warrior', tooltip: 'Warrior / Marauder', role: 'Tank', level: 100, exp: null, maxed: true },
        { name: 'Gladiator', role: 'Tank', level: null, expText: '- / -', exp: null, maxed: false },
        { name: 'Machinist', role: 'Ranged', level: 65, exp: { current: 359719, max: 1834000 }, maxed: false },
        { name: 'Arcanist', role: 'Ranged', level: 15, exp: { current: null, max: 13100 }, maxed: false },
      ],
      fieldContent: [
        {
          section: 'Bozja',
          name: 'Resistance Rank',
          level: 25,
          expText: 'Current Mettle: -- / Mettle to Next Rank: --',
        },
        { section: 'Occult Crescent', name: 'Knowledge Level', level: 19 },
      ],
      phantomJobs: [{ name: 'Phantom Baker', levelText: 'Lv. 5' }],
    },
  })
})

test('a limited job that is newer than our tables is one more row', () => {
  const newest = `<li><div class="character__job__level">-</div><div class="character__job__name" data-tooltip="Beastmaster (Limited Job)">Beastmaster</div>
<div class="character__job__exp">- / -</div></li>`
  const parsed = parsePage('class_job', jobPage().replace('</ul></div>', `${newest}</ul></div>`), 200)
  expect(parsed).toMatchObject({ outcome: 'ok', value: { jobs: { 2: { name: 'Beastmaster', level: null } } } })
})

test.each([
  ['a job without its level', '<div class="character__job__level">65</div>', ''],
  ['a list of jobs outside a role', 'class="character__job__role"', 'class="other"'],
  ['experience in words', '359.719 / 1.834.000', 'a lot'],
])('%s is an unknown layout', (_, from, to) => {
  expect(parsePage('class_job', jobPage().replace(from, to), 200)).toMatchObject({ outcome: 'unknownLayout' })
})
