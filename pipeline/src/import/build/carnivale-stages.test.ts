import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { carnivaleStages } from './carnivale-stages.ts'

const elements = ['Fire', 'Ice', 'Wind', 'Earth', 'Thunder', 'Water', 'Slashing', 'Piercing', 'Blunt', 'Magic']
const ailments = ['Slow', 'Petrification', 'Paralysis', 'Interruption', 'Blind', 'Stun', 'Sleep', 'Bind', 'Heavy']

const enemy = (id: number, endurance: number, values: Record<string, number>, isHidden: boolean, safe: string[]) =>
  [
    ...[id, id * 10, endurance, ...elements.map((name) => values[name] ?? 0), isHidden ? 'True' : 'False'],
    ...[...ailments, 'FlatOrDeath'].map((name) => (safe.includes(name) ? 'True' : 'False')),
  ].join(',')

const files = {
  'en/AOZContent.csv': [
    '#,StandardFinishTime,IdealFinishTime,Act1,Act2,Act3,Act1FightType,Act2FightType,Act3FightType,Order',
    '0,0,0,0,0,0,0,0,0,0',
    '3,210,150,2,1,0,1,2,0,2',
  ],
  'en/AOZArrangement.csv': ['#,AOZContentBriefingBNpc', '0.0,0', '2.0,1', '2.1,2', '2.2,1'],
  'en/AOZBoss.csv': ['#,Boss', '0,0', '1,3'],
  'en/AOZContentBriefingBNpc.csv': [
    [
      '#,BNpcName,Endurance',
      ...elements,
      'HideStats',
      ...ailments.map((name) => `${name}Vuln`),
      'FlatOrDeathVuln',
    ].join(),
    enemy(1, 12, { Fire: 21, Wind: 20 }, false, ['Interruption']),
    enemy(2, 10, {}, false, [...ailments, 'FlatOrDeath']),
    enemy(3, 14, {}, true, []),
  ],
  'en/BNpcName.csv': ['#,Singular,Pronoun', '10,arena bomb,0', '20,lost keg,0', '30,Gogo,0'],
}

test('a stage has the enemies of each act once, with what they fear', () => {
  const { rows, skipped } = carnivaleStages.build(makeContext(files))
  expect(rows.map(({ id, standardTime, idealTime }) => [id, standardTime, idealTime])).toEqual([[2, 210, 150]])
  const acts = rows[0]?.acts.map((act) => act.map(({ name, endurance }) => [name.en, endurance]))
  expect(acts).toEqual([[['Arena Bomb', 3], ['Lost Keg', 1]], [['Gogo', 5]]]) // prettier-ignore
  const [bomb, keg, gogo] = rows[0]?.acts.flat() ?? []
  expect([bomb?.facts?.weak, bomb?.facts?.strong]).toEqual([['wind'], ['fire']])
  expect(bomb?.facts?.openTo).not.toContain('interruption')
  expect(bomb?.facts?.openTo).toHaveLength(9)
  expect(keg?.facts?.openTo).toEqual([])
  // The game does not say.
  expect(gogo?.facts).toBeNull()
  expect(skipped).toBe(1)
})

test.each([
  ['arrangement', '3,210,150,9,0,0,1,0,0,2', 'there is no arrangement 9'],
  ['boss', '3,210,150,9,0,0,2,0,0,2', 'there is no boss 9'],
])('a stage with an %s that there is not is refused', (_, line, why) => {
  const damaged = { ...files, 'en/AOZContent.csv': [files['en/AOZContent.csv'][0] ?? '', line] }
  expect(() => carnivaleStages.build(makeContext(damaged))).toThrow(why)
})
