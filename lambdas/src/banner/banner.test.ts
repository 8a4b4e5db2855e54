import { openForAll } from '@kupodex/data/opened.fixture'
import { bannerFile } from '@kupodex/data/contract'
import { beforeAll, expect, test } from 'vitest'
import { asUser, type Death, startBanners } from './banner.fixture.ts'
import { redAndBlue } from './pictures.fixture.ts'

const world = openForAll(startBanners)
let picture: Buffer
beforeAll(async () => {
  picture = await redAndBlue(96, 32).png().toBuffer()
})

let nextId = 100
/** A character that a user owns. */
const ownedBy = async (user: string): Promise<number> => {
  const id = nextId++
  await world.table.store.own(id, user, 1)
  return id
}

const writtenOf = async (id: number) => (await world.written()).filter((key) => key.startsWith(`banner/${id}/`))
const uploadedOf = async (id: number) => (await world.uploaded()).filter((key) => key.startsWith(`banner/${id}/`))

/** The files of the banner that the item names. */
const named = async (id: number): Promise<string[]> => {
  const banner = await world.table.store.bannerOf(id, true)
  return banner ? banner.widths.map((width) => bannerFile(banner.key, width)).sort() : []
}

const finish = async (id: number, user: string, { calls } = world.open()) =>
  calls.finishBanner({ id, upload: await world.send(id, user, picture) }, asUser(user))

test('a picture that was sent becomes the banner, and the one before it is removed', async () => {
  const id = await ownedBy('anna')
  const first = await finish(id, 'anna')
  expect(first).toMatchObject({ ok: true, value: { banner: { widths: [960, 1920] } } })
  const files = await writtenOf(id)
  expect([files, await uploadedOf(id)]).toEqual([await named(id), []])
  expect(files).toHaveLength(2)
  expect(await world.open().calls.ownBanner({ id }, asUser('anna'))).toEqual(first)

  await finish(id, 'anna')
  const after = await writtenOf(id)
  expect(after).toEqual(await named(id))
  expect(after.some((key) => files.includes(key))).toBe(false)
})

test('deleting removes the files too, and does no harm twice', async () => {
  const id = await ownedBy('anna')
  await finish(id, 'anna')
  for (let times = 0; times < 2; times++) {
    expect(await world.open().calls.removeBanner({ id }, asUser('anna'))).toEqual({ ok: true, value: { banner: null } })
    expect([await writtenOf(id), await named(id)]).toEqual([[], []])
  }
})

test('an upload is used by the user who sent it, for the character it was sent for, and once', async () => {
  const [id, other] = [await ownedBy('anna'), await ownedBy('anna')]
  const { calls } = world.open()
  const upload = await world.send(id, 'anna', picture)
  for (const [at, user] of [
    [id, 'bert'],
    [other, 'anna'],
  ] as const)
    expect(await calls.finishBanner({ id: at, upload }, asUser(user))).toMatchObject({ ok: false, code: 'noUpload' })
  expect(await calls.finishBanner({ id, upload }, asUser('anna'))).toMatchObject({ ok: true })
  expect(await calls.finishBanner({ id, upload }, asUser('anna'))).toMatchObject({ ok: false, code: 'noUpload' })
})

test('what is no picture is removed, and the banner stays', async () => {
  const id = await ownedBy('anna')
  await finish(id, 'anna')
  const before = await named(id)
  const upload = await world.send(id, 'anna', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  const refused = await world.open().calls.finishBanner({ id, upload }, asUser('anna'))
  expect(refused).toMatchObject({ ok: false, code: 'pictureType' })
  expect([await named(id), await writtenOf(id), await uploadedOf(id)]).toEqual([before, before, []])
})

test('somebody else who verifies the character meanwhile keeps what there is', async () => {
  const id = await ownedBy('anna')
  await finish(id, 'anna')
  const before = await named(id)
  const { calls, files } = world.open()
  const { write } = files
  files.write = async (...given) => {
    await write(...given)
    await world.table.store.own(id, 'bert', 2)
  }
  const upload = await world.send(id, 'anna', picture)
  expect(await calls.finishBanner({ id, upload }, asUser('anna'))).toMatchObject({ ok: false, code: 'forbidden' })
  expect([await named(id), await writtenOf(id), await uploadedOf(id)]).toEqual([before, before, []])
})

test('of several at once one is the banner, and no file of another is left', async () => {
  const id = await ownedBy('anna')
  await Promise.all([1, 2, 3].map(() => finish(id, 'anna')))
  expect(await writtenOf(id)).toEqual(await named(id))
  expect(await named(id)).toHaveLength(2)
})

test('one that is set while another is deleted stays whole', async () => {
  const id = await ownedBy('anna')
  await finish(id, 'anna')
  await Promise.all([finish(id, 'anna'), world.open().calls.removeBanner({ id }, asUser('anna'))])
  expect(await writtenOf(id)).toEqual(await named(id))
})

const deaths: Death[] = [1, 2, 3, 4, 5, 6].flatMap((at) => [
  { at, when: 'before' },
  { at, when: 'after' },
])

/** Ten minutes and more later, when nothing can be under way any more. */
const later = () => Date.now() + 11 * 60_000

test.each(deaths)('killed $when write $at of a new banner: the item names files that are there', async (death) => {
  const id = await ownedBy('anna')
  await finish(id, 'anna')
  const before = await named(id)
  const dying = world.open(death)
  await finish(id, 'anna', dying).catch(() => undefined)
  const names = await named(id)
  expect(names).toHaveLength(2)
  expect(await writtenOf(id)).toEqual(expect.arrayContaining(names))
  // Up to the write of the item, which is the third, it is the old one.
  const isOld = death.at < 3 || (death.at === 3 && death.when === 'before')
  expect(names.every((key) => before.includes(key))).toBe(isOld)

  await finish(id, 'anna', world.open(undefined, later))
  expect(await writtenOf(id)).toEqual(await named(id))
})

test('there are six writes', async () => {
  const id = await ownedBy('anna')
  await finish(id, 'anna')
  const counted = world.open()
  await finish(id, 'anna', counted)
  // Two files, the item, two old files and the upload.
  expect([counted.state.writes, counted.left]).toEqual([6, []])
})

test.each(deaths.filter(({ at }) => at <= 3))(
  'killed $when write $at of deleting: it can be done again',
  async (death) => {
    const id = await ownedBy('anna')
    await finish(id, 'anna')
    await world
      .open(death)
      .calls.removeBanner({ id }, asUser('anna'))
      .catch(() => undefined)
    await world.open().calls.removeBanner({ id }, asUser('anna'))
    expect([await writtenOf(id), await named(id)]).toEqual([[], []])
  },
)

test('old files that cannot be removed are named in the log, and the banner is set', async () => {
  const id = await ownedBy('anna')
  await finish(id, 'anna')
  const { calls, files, left } = world.open()
  files.remove = () => Promise.reject(new Error('slow down'))
  const upload = await world.send(id, 'anna', picture)
  expect(await calls.finishBanner({ id, upload }, asUser('anna'))).toMatchObject({ ok: true })
  expect(left).toMatchObject([{ event: 'bannerLeftBehind', id, error: 'Error: slow down' }])
})

test('a form is for one key, lives for minutes, and takes no more than 10 MB', async () => {
  const id = await ownedBy('anna')
  const begun = await world.open().calls.beginBanner({ id }, asUser('anna'))
  if (!begun.ok) throw new Error(begun.code)
  const { upload, fields, bytesMax, until } = begun.value
  expect(fields.key).toBe(`banner/${id}/anna/${upload}`)
  expect(upload).toMatch(/^[\w-]{22}$/)
  expect(bytesMax).toBe(10 * 1024 * 1024)
  expect(until - Date.now()).toBeGreaterThan(14 * 60_000)
  const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString('utf8')) as { conditions: unknown[] }
  expect(policy.conditions).toContainEqual(['content-length-range', 1, bytesMax])
  expect(policy.conditions).toContainEqual({ key: fields.key })
})
