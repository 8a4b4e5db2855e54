import { reporter } from '#command/progress.ts'
import { folderTarget, jsonFile, readOnly, type Target } from '#publish/index.ts'
import type { CharacterForNight } from './read/character.ts'
import { runNight } from './run.ts'
import { nightCharacter } from './night-character.fixture.ts'
import { nightTables } from './night-tables.fixture.ts'

const row = { updatedAt: 1_700_000_000_000, deleted: false }
const things = Array.from({ length: 40 }, (_, at) => ({
  ...row,
  id: at + 1,
  obtainable: true,
  isInLog: true,
  sourceTypeId: 1,
}))
const worlds = ['Jenova', 'Adamantoise', 'Cactuar', 'Faerie', 'Gilgamesh', 'Midgardsormr'].map((name, at) => ({
  ...row,
  ...{ id: at + 40, name, dataCenterId: 4, active: true },
}))

/** Game data of six worlds and a few collections. */
const tables = nightTables({
  ...{ mounts: things, minions: things, worlds },
  dataCenters: [{ ...row, id: 4, name: 'Aether', beta: false }],
})

/** Sixty people, a third of whom obtain something from night to night; each night one is new and one is gone. */
const peopleOf = (night: number): CharacterForNight[] =>
  Array.from({ length: 60 }, (_, at): CharacterForNight => {
    const id = at + night + 1
    const had = (id * 7) % 30
    const owned = {
      ids: things.slice(0, had + (id % 3 === 0 ? night : 0)).map((thing) => thing.id),
      dates: [] as number[],
      gainedAfter: 0,
    }
    owned.dates = owned.ids.map((thing) => thing + id)
    return nightCharacter(id, {
      ...{ name: `Person ${id}`, worldId: 40 + (id % 6), clanId: 1, gender: 'female' },
      freeCompany: { id: `923000000000000000${id % 7}`, name: `Company ${id % 7}` },
      owned: { mount: owned, minion: owned },
    })
  })

/** Game data of a night, as one file a table; one of them changes every other night. */
const gameOf = (night: number) => () =>
  Array.from({ length: 20 }, (_, at) =>
    jsonFile(`api/game/en/table${at}.json`, { at, night: at === 3 ? night >> 1 : 0 }),
  )

const silent = () => undefined

/** Runs a made-up night whole, as the operator's command does: from reading people to the report. */
export const runMadeUpNight = (night: number, folder: Target, bucket: Target) => {
  const now = () => Date.parse('2026-06-22T00:00:00Z') + night * 24 * 3_600_000
  const source = {
    about: null,
    read: async function* () {
      yield* peopleOf(night)
    },
  }
  return runNight(
    {
      tables,
      gameFiles: gameOf(night),
      stored: source,
      folder,
      bucket,
      now,
      reporter: reporter(silent, now),
      check: async () => undefined,
    },
    { dryRun: false, acceptLoss: false, snapshot: undefined, from: undefined, scope: undefined, json: false },
  )
}

// As a program of its own, to be killed: runs one night between two folders, of which the second plays the bucket.
const [folder, bucket, night] = process.argv.slice(2)
if (import.meta.main && folder !== undefined && bucket !== undefined) {
  // What is loaded at the first use is not part of what is killed.
  await runMadeUpNight(0, readOnly(folderTarget(`${folder}-none`)), readOnly(folderTarget(`${bucket}-none`)))
  process.stdout.write('began\n')
  await runMadeUpNight(Number(night), folderTarget(folder), folderTarget(bucket))
}
