import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newProfile, optOutWord } from '@kupodex/data/character'
import { parsePage } from '@kupodex/data/lodestone'
import { priorities } from '@kupodex/data/sync'
import { openForEach } from '@kupodex/data/opened.fixture'
import { dieAtEachWrite, openDying, startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import { characterScene, day } from './character-scene.fixture.ts'
import { testProfile } from './lodestone.fixture.ts'
import { optsOut } from './opt-out.ts'
import { createSiteWatch } from './site-watch.ts'
import { syncCharacter } from './sync-character.ts'

const opened = openForEach(startTestStore)

const withWord = testProfile({ selfIntroduction: `Hello!\n${optOutWord.toUpperCase()}` })

/** A character that was read, ticked something, has an event, and opts out. */
const scene = async () => {
  const one = await characterScene(opened)
  const { id, shown, store, sync, later } = one
  await sync()
  await store.mark(id, 'fish', [1, 2], 5)
  await store.writeEvents(id, [{ type: 'name', id: 0, details: 'Before', date: 9 }])
  await store.writeDeadLetter({ id, reason: 'mounts unknownLayout', failures: 10, at: 1 })
  const watch = createSiteWatch(one.deps)
  await watch.wentWell(id, true)
  const { profile } = shown
  shown.profile = withWord
  return { ...one, page: profile, optOut: later, watch }
}

const left = (id: number, createdAt: number, updatedAt: number) => ({
  ...newProfile(id, createdAt),
  ...{ status: 'private', optOut: 'asked', updatedAt },
})

describe('a character with the word in its introduction', () => {
  test('is left with its id and the wish; what its owner ticked stays', async () => {
    const { id, store, time, read, optOut } = await scene()
    const { createdAt } = (await read()).profile
    expect((await optOut()).outcome).toBe('optedOut')
    expect(await read()).toMatchObject({
      ...{ profile: left(id, createdAt, time.now), owned: {}, since: {}, again: {} },
      ...{ marks: { fish: { 1: 5, 2: 5 } }, priority: priorities.rare, due: time.now + 30 * day },
    })
    expect(await store.readEvents(id, 10)).toEqual([])
    expect(await store.searchNames('Aldo', 10)).toEqual([])
    expect(await store.optedOutAmong([id, 999])).toEqual(new Set([id]))
  })

  test('is asked by nobody any more whether the site has changed, and is no dead letter', async () => {
    const { id, store, time, deps, watch } = await scene()
    expect((await store.readSite()).canaries).toEqual([id])
    time.now += 60 * day
    await store.askFor(id, time.now)
    await syncCharacter(deps, id, watch)
    expect((await store.readSite()).canaries).toEqual([])
    expect(await store.deadLetters()).toEqual([])
  })

  test('that a reader sees first in the history is hidden as soon as its profile is read', async () => {
    const { shown, time, deps, id, read } = await scene()
    // With signs of play on the first page of the history, which is read first, the profile follows.
    shown.profile = { outcome: 'ok', value: { ...withWord.value, title: null } }
    time.now += 60 * day
    expect((await syncCharacter(deps, id)).outcome).toBe('optedOut')
    expect(await read()).toMatchObject({ profile: { optOut: 'asked' }, owned: {} })
  })

  test('that was never read before is not added', async () => {
    const { id, shown, lodestone, time, sync, read } = await characterScene(opened)
    shown.profile = withWord
    expect((await sync()).outcome).toBe('optedOut')
    expect((await read()).profile).toMatchObject(left(id, time.now, time.now))
    expect(lodestone.requests).toEqual(['profile'])
  })

  test('is looked at by one request a month, and stays as it is, whatever its page says', async () => {
    const { shown, lodestone, again, read, optOut, store, id } = await scene()
    await optOut()
    const { createdAt } = (await read()).profile
    const header = { name: 'Aldo Test', world: 'Testworld', avatarUrl: 'https://img2.finalfantasyxiv.com/f/a.jpg?1' }
    for (const profile of [
      withWord,
      { outcome: 'hidden' as const },
      { outcome: 'private' as const, character: header as never },
      { outcome: 'notFound' as const },
      { outcome: 'notFound' as const },
      { outcome: 'maintenance' as const },
    ]) {
      shown.profile = profile
      shown.history = [{ outcome: 'hidden' }]
      await again()
      expect(lodestone.requests).toEqual(['profile'])
      const { profile: kept, owned } = await read()
      expect(kept).toMatchObject({ optOut: 'asked', name: null, worldId: null, iconUrl: null, createdAt })
      expect([owned, await store.readEvents(id, 10)]).toEqual([{}, []])
    }
  })

  test('is shown again when the word is gone, as if it were new; no event says what it did meanwhile', async () => {
    const { id, shown, again, read, optOut, page, store } = await scene()
    await optOut()
    shown.profile = page
    expect((await again()).outcome).toBe('synced')
    expect(await read()).toMatchObject({
      ...{ profile: { status: 'ready', name: 'Aldo Test', optOut: null }, marks: { fish: { 1: 5, 2: 5 } } },
      owned: { mounts: [{ id: 1 }, { id: 2 }] },
    })
    expect(await store.readEvents(id, 10)).toEqual([])
  })

  test('is shown again by who verifies it, although the word is there, until the word is taken away and put back', async () => {
    const { id, shown, time, sync, later, read, optOut, page, store } = await scene()
    await optOut()
    expect(await store.undoOptOut(id, time.now)).toBe(true)
    expect(await store.undoOptOut(id, time.now)).toBe(false)
    expect(await store.readProfile(id)).toMatchObject({ profile: { status: 'adding' }, priority: priorities.asked })
    expect((await sync()).outcome).toBe('synced')
    expect((await later()).outcome).toBe('synced')
    expect((await read()).profile).toMatchObject({ status: 'ready', optOut: 'undone' })
    shown.profile = page
    await later()
    expect((await read()).profile.optOut).toBeNull()
    shown.profile = withWord
    expect((await later()).outcome).toBe('optedOut')
  })

  test('that is verified while it is being read is not hidden again by that reading', async () => {
    const { id, deps, time, shown, optOut, read, store } = await scene()
    await optOut()
    time.now += 60 * day
    const character = async () => {
      await store.undoOptOut(id, time.now)
      return shown.profile
    }
    const { outcome } = await syncCharacter({ ...deps, lodestone: { ...deps.lodestone, character } }, id)
    expect(outcome).toBe('lost')
    expect((await read()).profile).toMatchObject({ status: 'adding', optOut: 'undone' })
  })

  test('that nobody hides cannot be undone', async () => {
    const { id, time, store, sync } = await characterScene(opened)
    expect(await store.undoOptOut(id, time.now)).toBe(false)
    await sync()
    expect(await store.undoOptOut(id, time.now)).toBe(false)
    expect(await store.undoOptOut(12_345, time.now)).toBe(false)
  })
})

test('a worker that dies at any write leaves a character that the next one hides whole', async () => {
  const deaths = await dieAtEachWrite(async (how) => {
    const { id, deps, time, store } = await scene()
    time.now += 60 * day
    await store.askFor(id, time.now)
    const dying = openDying(opened, how)
    const there = { ...deps, store: dying.store }
    await syncCharacter(there, id, createSiteWatch(there)).catch(() => undefined)
    dying.close()
    time.now += day
    await syncCharacter(deps, id, createSiteWatch(deps))
    const { profile, owned } = (await store.readCharacter(id))!
    expect([how, profile.optOut, profile.name, owned]).toEqual([how, 'asked', null, {}])
    expect([await store.readEvents(id, 10), await store.deadLetters()]).toEqual([[], []])
    expect((await store.readSite()).canaries).not.toContain(id)
    return dying.state.isDead
  })
  // The claim, the deletion, the dead letter, the canary, and the profile.
  expect(deaths).toBe(2 * 5)
})

const saved = join(import.meta.dirname, '../../../../shared/lodestone/pages/character-43809410-en-2025.html')

test.skipIf(!existsSync(saved))('a saved profile with the word opts out (skipped where it is not there)', () => {
  const html = readFileSync(saved, 'utf8')
  const lease = { profile: newProfile(43_809_410, 1) }
  const asks = (page: string) => {
    const parsed = parsePage('character', page, 200)
    if (parsed.outcome !== 'ok') throw new Error(parsed.outcome)
    return optsOut(lease, parsed.value)
  }
  expect(asks(html)).toBe(false)
  const start = html.indexOf('>', html.indexOf('class="character__selfintroduction"')) + 1
  expect(asks(`${html.slice(0, start)}Kupodex:<span style="color:#f00">HIDDEN</span><br />${html.slice(start)}`)).toBe(
    true,
  )
})
