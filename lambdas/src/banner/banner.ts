import { createHash } from 'node:crypto'
import { type Banner, bannerFile, bannersFolder } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import type { Failure } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { userKeyOf } from '../http/audience.ts'
import type { Log } from '../ground/log.ts'
import type { Seats } from '../readers/seats.ts'
import { type BannerFiles, uploadKey } from './files.ts'
import type { BannerPicture, makeBanner } from './picture.ts'

/** What the calls of a banner need; `clock` in epoch ms, `random` gives bytes that nobody can guess. */
export interface BannerDeps {
  store: Pick<Store, 'bannerOf' | 'setBanner' | 'dropBanner'>
  files: BannerFiles
  /** How many pictures are made at once. */
  seats: Seats
  make: typeof makeBanner
  clock: () => number
  random: (bytes: number) => Buffer
  log: Log
}

/** Bytes of a name that nobody can guess. */
const nameBytes = 16

const noUpload: Failure = {
  ok: false,
  code: 'noUpload',
  message: 'There is no picture under this upload; it was used already, or did not arrive. Send it again.',
}

const notOwner: Failure = {
  ok: false,
  code: 'forbidden',
  message: 'Somebody else has verified this character, so its banner was not changed.',
}

const filesOf = (banner: Banner | null): string[] => banner?.widths.map((width) => bannerFile(banner.key, width)) ?? []

/**
 * Answers the calls of a character's banner. Files are written under a name that was never used before, then the item names them, then
 * those that it named before are removed: whatever dies in between, the item names files that are there. What a call left behind is
 * removed by the next one. To delete, the files go first, since the item is all that knows them.
 */
export const bannerAnswers = ({ store, files, seats, make, clock, random, log }: BannerDeps): AnswersOf<'banner'> => {
  /** The name of a banner's files: a hash, of random bytes too, so that the same picture has another one for each character. */
  const keyOf = (id: number, pictures: readonly BannerPicture[]): string => {
    const hash = createHash('sha256').update(random(nameBytes))
    for (const { bytes } of pictures) hash.update(bytes)
    return `${bannersFolder}/${id}/${hash.digest('base64url')}`
  }

  /** Removes what is no longer needed. What cannot be removed now is left for the next call; the caller has what they wanted. */
  const tidy = async (id: number, work: Promise<unknown>[]): Promise<void> => {
    for (const result of await Promise.allSettled(work))
      if (result.status === 'rejected')
        log({ level: 'warn', event: 'bannerLeftBehind', id, error: String(result.reason) })
  }

  const removeLeftBehind = async (id: number): Promise<void> => {
    const old = await files.oldFiles(id)
    if (old.length === 0) return
    const kept = new Set(filesOf(await store.bannerOf(id, true)))
    await files.remove(old.filter((key) => !kept.has(key)))
  }

  return {
    ownBanner: async ({ id }) => ({ ok: true, value: { banner: await store.bannerOf(id, true) } }),

    beginBanner: async ({ id }, caller) => {
      const upload = random(nameBytes).toString('base64url')
      return { ok: true, value: { upload, ...(await files.form(uploadKey(id, userKeyOf(caller), upload))) } }
    },

    finishBanner: ({ id, upload }, caller) =>
      seats.run(caller, async () => {
        const user = userKeyOf(caller)
        const from = uploadKey(id, user, upload)
        const bytes = await files.readUpload(from)
        if (!bytes) return noUpload
        const made = await make(bytes)
        if (!made.ok) {
          await tidy(id, [files.removeUpload(from)])
          return made
        }
        const banner = { key: keyOf(id, made.value), widths: made.value.map(({ width }) => width), at: clock() }
        await Promise.all(
          made.value.map((picture) => files.write(bannerFile(banner.key, picture.width), picture.bytes)),
        )
        const { isOwner, before } = await store.setBanner(id, user, banner)
        await tidy(id, [
          files.remove(filesOf(isOwner ? before : banner)),
          files.removeUpload(from),
          removeLeftBehind(id),
        ])
        return isOwner ? { ok: true, value: { banner } } : notOwner
      }),

    removeBanner: async ({ id }) => {
      const shown = await store.bannerOf(id, true)
      await files.remove(filesOf(shown))
      if (shown) await store.dropBanner(id, shown.key)
      await tidy(id, [removeLeftBehind(id)])
      return { ok: true, value: { banner: await store.bannerOf(id, true) } }
    },
  }
}
