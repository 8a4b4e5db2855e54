import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { storyChapters } from './story-chapters.ts'

const files = {
  'en/ScenarioTree.csv': [
    '#,Name,Unknown0,Type',
    // Not in the game yet.
    '90,T_VER760_01_01,0,0',
    // Their order is not that of the sheet.
    '13,T_VER200_02A_01,1010,0',
    '11,T_VER200_01_Rim_01,10,1',
    // Two classes begin with a quest each.
    '12,T_VER200_01_Rim_02_A,20,1',
    '14,T_VER200_01_Rim_02_B,20,1',
    '21,T_VER200_01_Gri_01,10,2',
    '31,T_VER200_01_Uld_01,10,3',
    '40,T_VER310_01_01,2010,0',
    '41,T_VER355_01_01,2020,0',
    '50,T_VER740_01_01,3010,0',
  ],
  'en/QuestChapter.csv': ['#,Quest,Redo', '0,0,0', '1,13,1', '2,12,1', '3,40,7', '4,41,7', '5,50,205'],
  'en/QuestRedoChapterUI.csv': ['#,ChapterName', '0,', '1,First - Part 1', '7,Second - Part 3', '205,'],
  'en/ExVersion.csv': ['#,Name', '0,First', '1,Second', '5,Sixth'],
  'en/Achievement.csv': [
    '#,Name,Type,Key',
    '100,Left the Sea,6,14',
    '101,Left the Wood,6,21',
    '102,Together,6,13',
    '103,,6,40',
    '104,Elsewhere,8,40',
    '105,Ended,6,41',
  ],
}

test('chapters follow the order of the story, and the first is there for each city', () => {
  const { rows, skipped } = storyChapters.build(makeContext(files))
  expect(
    rows.map(({ id, name, townId, expansionId, patch, lastPatch, quests }) => [
      ...[id, name.en, townId, expansionId, patch, lastPatch, quests],
    ]),
  ).toEqual([
    [11, 'First - Part 1', 1, 0, '2.0', '2.0', 3],
    [12, 'First - Part 1', 2, 0, '2.0', '2.0', 2],
    [13, 'First - Part 1', 3, 0, '2.0', '2.0', 2],
    [70, 'Second - Part 3', 0, 1, '3.1', '3.55', 2],
    // The game has not named it yet.
    [2050, 'Sixth', 0, 5, '7.4', '7.4', 1],
  ])
  expect(skipped).toBe(1)
})

test('achievements say how many quests of their chapter are done', () => {
  const { rows } = storyChapters.build(makeContext(files))
  expect(rows.map(({ id, steps }) => [id, steps.map(({ achievementId, quests }) => [achievementId, quests])])).toEqual([
    [11, [[100, 2], [102, 3]]], // prettier-ignore
    [12, [[101, 1], [102, 2]]], // prettier-ignore
    [13, [[102, 2]]],
    [70, [[105, 2]]],
    [2050, []],
  ])
})

test('a quest whose name says no patch is refused', () => {
  const unnamed = { ...files, 'en/ScenarioTree.csv': ['#,Name,Unknown0,Type', '13,WAS_01,1010,0'] }
  expect(() => storyChapters.build(makeContext(unnamed))).toThrow('the name does not say the patch')
})
