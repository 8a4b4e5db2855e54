import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forecast } from '@kupodex/data/eorzea'
import { columnsOf } from '@kupodex/data/game'
import { progress } from '#character/anonymous-progress.ts'
import { view } from '#character/character-store.ts'
import { stateTexts } from '#character/state-texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { noticesKey, wishesKey } from '#storage/keys.ts'
import { session } from '#session/session.ts'
import { finderTexts } from '#texts/texts.ts'
import { pageWishes } from '#wishes/page-wishes.ts'
import { wishTexts } from '#wishes/texts.ts'
import { anonymousTexts } from '#character/texts.ts'
import { moreWords } from '#profile/build/more-words.ts'
import { NewsLine } from '#profile/news-line.tsx'
import { profilePageTexts } from '#profile/profile-texts.ts'
import { seenTypes } from '#profile/things.ts'
import { recent } from '#recent/recent.ts'
import { resetTexts } from '#next/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { followUser, user } from '#user/user.ts'
import { deskPlaces } from './build/desk-places.ts'
import { Desk, ResetsBox } from './desk.tsx'
import { CharactersBox } from './characters-box.tsx'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import { Skies } from './skies-box.tsx'
import { deskTexts } from './texts.ts'

const text = deskTexts('en')
const { own } = stateTexts('en')
const now = Date.parse('2026-06-23T12:30:00.000Z')

const person = (id: number, isOwn: boolean): ReaderCharacter => ({
  ...{ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '', kind: isOwn ? 'own' : 'opened' },
})
const answered = (id: number, updatedAt: number) => ({ ...character, id, updatedAt })
const webOf = (...answers: ReturnType<typeof answered>[]) =>
  Object.fromEntries(answers.map((answer) => [`/api/charcache/${answer.id}/`, answer]))

// Tests of other files may have opened characters, and logged in.
beforeEach(() => {
  recent.set([])
  user.set(null)
})
afterEach(() => void vi.useRealTimers())

test('each character says how fresh it is; those of the user can be synced', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const people = [person(1, true), person(2, true), person(3, false), person(4, false)]
  const page = await drawn(<CharactersBox language="en" isUser isNobody={false} characters={people} />, {
    web: webOf(answered(1, now), answered(2, now - 3_600_000), answered(3, now)),
  })
  await page.until(() =>
    expect(page.words('li p:not(.desk-progress)')).toEqual([
      'Synced 1 min. ago',
      'Synced 1 hr. ago',
      'Synced 1 min. ago',
      stateTexts('en').character.notFound,
    ]),
  )
  expect(page.words('li b')).toEqual(people.map(({ name }) => name))
  const [first = '', , , unknown] = page.words('.desk-progress')
  for (const type of ['mount', 'minion'] as const)
    expect(first).toContain(`${character[`${type}Count`]} of ${character[`${type}Possible`]}`)
  expect(unknown?.trim()).toBe('')
  expect(page.all('li').map((line) => line.querySelector('button')?.textContent)).toEqual([
    ...[own.sync.button, own.sync.button],
    ...[undefined, undefined],
  ])
})

test('what changed of a character since this desk showed it takes the place of how fresh it is, once', async () => {
  const people = [person(1, true), person(3, false)]
  const figures = {
    points: character.achievementPoints,
    mounts: character.mountCount - 2,
    minions: character.minionCount,
  }
  const looks = JSON.stringify([['char/3', { at: Date.UTC(2026, 0, 6), figures }]])
  const open = (kept: string) =>
    drawn(<CharactersBox language="en" isUser isNobody={false} characters={people} />, {
      web: webOf(answered(1, now), answered(3, now)),
      kept: { 'kupodex.looks': kept },
    })
  const page = await open(looks)
  const said = () => page.words('li p:not(.desk-progress)')[1]
  await page.until(() => expect(said()).toMatch(/^Since .*: 2 new mounts$/))
  const other = await open(page.storage.getItem('kupodex.looks') ?? '')
  await other.until(() => expect(other.words('li p:not(.desk-progress)')[1]).toMatch(/^Synced/))
})

test('what a player hides now stays remembered as it was', async () => {
  const figures = { points: 5, mounts: character.mountCount - 2, minions: character.minionCount }
  const looks = JSON.stringify([['char/3', { at: Date.UTC(2026, 0, 6), figures }]])
  const page = await drawn(
    <CharactersBox language="en" isUser isNobody={false} characters={[person(1, true), person(3, false)]} />,
    {
      web: webOf(answered(1, now), { ...answered(3, now), achievementsPrivate: true }),
      kept: { 'kupodex.looks': looks },
    },
  )
  await page.until(() => expect(page.words('li p:not(.desk-progress)')[1]).toMatch(/: 2 new mounts$/))
  const kept = new Map(JSON.parse(page.storage.getItem('kupodex.looks') ?? '') as [string, { figures: object }][])
  expect(kept.get('char/3')?.figures).toMatchObject({ points: 5, mounts: character.mountCount })
})

test('own characters and others have a heading each, where there are both', async () => {
  const kinds = async (...people: ReaderCharacter[]) =>
    (await drawn(<CharactersBox language="en" isUser isNobody={false} characters={people} />)).words('h3')
  expect(await kinds(person(1, true), person(2, false))).toEqual([text.kinds.own, text.kinds.opened])
  expect(await kinds(person(1, true), person(2, true))).toEqual([])
  expect(await kinds(person(1, false))).toEqual([finderTexts('en').title])
})

test('the character chosen in this browser stands by itself and is the one that can be synced', async () => {
  const people = [{ ...person(2, false), kind: 'chosen' as const }, person(1, false)]
  const page = await drawn(<CharactersBox language="en" isUser={false} isNobody={false} characters={people} />)
  expect(page.words('h3')).toEqual([text.kinds.chosen, text.kinds.opened])
  expect(page.all('li').map((line) => line.querySelector('button') !== null)).toEqual([true, false])
})

test('without an account the first character can be synced; a user without one is told how to have one', async () => {
  const draw = (isUser: boolean) =>
    drawn(
      <CharactersBox
        language="en"
        {...{ isUser, isNobody: false }}
        characters={[person(1, false), person(2, false)]}
      />,
    )
  const page = await draw(false)
  expect([page.all('li button').length, page.words('section > p')]).toEqual([1, []])
  const other = await draw(true)
  expect([other.all('li button').length, other.words('section > p')]).toEqual([0, [text.verify]])
})

test('who has no character of their own opens one in the same box', async () => {
  const fields = async (characters: ReaderCharacter[] | null, isUser = false) =>
    (await drawn(<CharactersBox language="en" {...{ isUser, characters }} isNobody />)).all('section [data-finder]')
      .length
  expect([await fields([]), await fields([person(3, false)]), await fields([], true)]).toEqual([1, 1, 1])
  const chosen = { ...person(3, false), kind: 'chosen' as const }
  expect([await fields([chosen]), await fields([person(1, true)], true), await fields(null, true)]).toEqual([0, 0, 0])
})

test('until it is known which characters a user has, their place is busy', async () => {
  const busy = async (characters: ReaderCharacter[] | null, isNobody = false) =>
    (await drawn(<CharactersBox language="en" isUser {...{ isNobody, characters }} />)).attributes('ul', 'aria-busy')
  expect([await busy(null), await busy([]), await busy([person(1, true)])]).toEqual([['true'], ['false'], [null]])
  // What is checked off here has that place otherwise.
  expect(await busy(null, true)).toEqual([null])
})

test('what is checked off in this browser without an account comes first', async () => {
  const page = await drawn(<CharactersBox language="en" isUser={false} isNobody characters={[person(3, false)]} />)
  expect(page.attributes('li a', 'href')).toEqual(['/char/0/orchestrions/', '/char/3/'])
  expect([page.words('li p')[0], page.words('h3')]).toEqual([
    text.keptHere,
    [text.kinds.opened, finderTexts('en').title],
  ])
})

test('where nothing is new a line says so, and not as of when the character was read', async () => {
  const tables = Object.fromEntries(seenTypes.map((type) => [type, { state: 'loading', rows: [] }]))
  const { own, profile, common, collections } = profilePageTexts('en')
  const draw = (one: typeof character | null) =>
    drawn(
      <NewsLine
        {...{ language: 'en', images: null, character: one, common, titles: collections, rank: own.rank }}
        text={profile.since}
        otherwise={text.nothingNew}
        unnamed={String}
        things={{ tables } as never}
      />,
    )
  expect([(await draw(null)).words('p'), (await draw(character)).words('p')]).toEqual([[''], [text.nothingNew]])
})

test('resets say how long they are from now, and when that is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const page = await drawn(<ResetsBox language="en" />)
  expect(page.words('dt')).toEqual([resetTexts('en').daily, resetTexts('en').weekly])
  expect(page.words('dd b')).toEqual(['in 2 hr 30 min', 'in 6 days 19 hr'])
})

test('the skies of every planet and of the island, with the next animals, and what the reader wants to be told of first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const places = deskPlaces('en')
  const notice = {
    ...{ id: 'mission 1', language: 'en', title: 'A mission', text: '', path: '/char/7/cosmic/' },
    ...{ condition: { hours: { start: 12, end: 14 } }, rates: [] },
  }
  const page = await drawn(<Skies language="en" places={places} />, {
    kept: { [noticesKey]: JSON.stringify([notice]) },
  })
  expect(page.words('h3')).toEqual([text.notices, ...places.planets.map(({ name }) => name), text.island])
  expect(page.words('h3 + ul a')).toEqual(['A mission'])
  const [first] = places.planets
  const weather = forecast(first?.rates ?? [], now, 1)[0]?.weatherId ?? 0
  expect(page.words('dd')[0]).toContain(places.weathers[weather])
  expect(page.all('.desk-animals li')).toHaveLength(3)
})

test('who only wished for something, without any character, has their wishes and nobody’s lists', async () => {
  const page = await drawn(<Desk language="en" images={null} />, {
    kept: { [wishesKey]: JSON.stringify([{ type: 'mount', id: 4, wish: 'want', at: 1 }]) },
    web: {
      '/profile-words/en.json': moreWords('en'),
      '/api/game-lean/en/mounts/': { deployTime: 1, ...columnsOf([{ id: 4, name: 'Mount 4' }]) },
    },
  })
  // A test of another file may have read those of its page.
  await page.settle(() => pageWishes.load())
  await page.until(() => expect(page.words('h2')).toContain(wishTexts('en').title))
  await page.until(() => expect(page.words('.things a')).toEqual(['Mount 4']))
  expect(page.attributes('.things a', 'href')).toEqual(['/char/0/mounts/4/'])
  expect(page.words('.desk-characters b')).toEqual([anonymousTexts('en').name])
})

test('a user with a character who checked something off without one has both', async () => {
  onTestFinished(() => {
    progress.set({})
    session.set(null)
    user.set(null)
  })
  const page = await drawn(<Desk language="en" images={null} />)
  followUser()
  await page.settle(() => {
    session.set({ token: 'token', expiresAt: Number.MAX_SAFE_INTEGER, subject: 'mina' })
    progress.set({ mount: { count: 1, possible: 3 } })
  })
  await page.until(() => expect(user.get()).toMatchObject({ subject: 'mina', at: 0 }))
  const none = { nickname: '', isAdmin: false, seesIds: false, favorites: [], lost: [] }
  const own = [{ id: 3, name: 'Person 3', worldName: 'Lich', iconUrl: '' }]
  await page.settle(() => user.set({ ...none, own, subject: 'mina', at: 1 }))
  expect(page.words('.desk-characters b')).toEqual([anonymousTexts('en').name, 'Person 3'])
})

test('a desk is busy until it is known whether its user has characters', async () => {
  session.set({ token: 'token', expiresAt: Number.MAX_SAFE_INTEGER, subject: 'mina' })
  onTestFinished(() => session.set(null))
  const page = await drawn(<Desk language="en" images={null} />)
  const isBusy = () => page.one('#part > .desk-parts').getAttribute('aria-busy')
  expect(isBusy()).toBe('true')
  await page.settle(() => session.set(null))
  expect(isBusy()).toBe('false')
})

test('who opened a character has news of it and not nobody’s lists, a user without one has neither', async () => {
  recent.set([{ id: 3, name: 'Person 3', worldName: 'Lich', iconUrl: '' }])
  onTestFinished(() => {
    recent.set([])
    session.set(null)
    user.set(null)
  })
  const page = await drawn(<Desk language="en" images={null} />)
  followUser()
  await page.settle(() => view.set({ state: 'loading' }))
  const shown = () => [page.words('.desk-characters b'), page.all('.desk-first').length]
  expect(shown()).toEqual([['Person 3'], 1])
  const none = { nickname: '', isAdmin: false, seesIds: false, own: [], favorites: [], lost: [] }
  await page.settle(() => {
    recent.set([])
    session.set({ token: 'token', expiresAt: Number.MAX_SAFE_INTEGER, subject: 'mina' })
  })
  // What is known of the user is read anew with each session, in vain here: only once that is over does it stay as it is set.
  await page.until(() => expect(user.get()).toMatchObject({ subject: 'mina', at: 0 }))
  await page.settle(() => user.set({ ...none, subject: 'mina', at: 1 }))
  expect(shown()).toEqual([[], 0])
})
