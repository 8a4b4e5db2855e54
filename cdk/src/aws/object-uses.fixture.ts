import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { factsKey } from '@kupodex/data/character'
import { baseKey, fill, missingPage, publishedKey, shellOf } from '@kupodex/data/contract'
import { nameParts, namesPath } from '@kupodex/data/find'
import { languages } from '@kupodex/data/game'
import { placesPath } from '@kupodex/data/places'
import { openPublished, type PublishedStore } from '@kupodex/data/store'
import { openSiteFiles } from '@kupodex/lambdas/chat'
import { openBannerFiles, openCardFiles, openShownBanners } from '@kupodex/lambdas'
import type { AwsFunctionName } from './functions.ts'

/** A use of buckets. */
export type ObjectUse = (client: S3Client) => Promise<unknown>

const [bucket, uploads] = ['Published', 'Uploads']

const published =
  (read: (store: PublishedStore) => Promise<unknown>): ObjectUse =>
  (client) =>
    read(openPublished({ client, bucket }))

const facts = published((store) => store.getText(factsKey))
const ranks = published((store) => store.getText(publishedKey('ranks', { shard: '0' })))
const base = published((store) => store.getText(baseKey('mounts')))
const companies = published((store) => store.getText(publishedKey('companies', { shard: '0' })))
const table = published((store) => store.getText(publishedKey('gameTable', { lang: 'en', table: 'mounts' })))

const rarity = published((store) => store.getText(publishedKey('rarity', { type: 'mount', scope: 'global' })))

/** A use of each method of some files, and of no other: one without a use does not compile. */
type Each<Files> = { [Method in keyof Files]: (files: Pick<Files, Method>, client: S3Client) => Promise<unknown> }

const usesOf = <Files>(open: (client: S3Client) => Files, uses: Each<Files>): ObjectUse[] =>
  Object.values<Each<Files>[keyof Files]>(uses).map((use) => (client) => use(open(client), client))

const key = 'banner/7/user/name'

const ofBanners = usesOf((client) => openBannerFiles({ client, bucket, uploads, clock: () => 1 }), {
  // A browser sends it with the rights of who signed it.
  form: async (files, client) => {
    const { fields } = await files.form(key)
    return client.send(new PutObjectCommand({ Bucket: uploads, Key: fields.key, Body: '1' }))
  },
  readUpload: (files) => files.readUpload(key),
  removeUpload: (files) => files.removeUpload(key),
  write: (files) => files.write(key, Buffer.from('1')),
  remove: (files) => files.remove([key]),
  oldFiles: (files) => files.oldFiles(7),
})

const ofShownBanners = usesOf((client) => openShownBanners({ client, bucket }), {
  list: (files) => files.list(7),
  remove: (files) => files.remove([key]),
})

const ofCards = usesOf((client) => openCardFiles({ client, bucket }), {
  read: (files) => files.read('cards/7.png'),
  write: (files) => files.write('cards/7.png', Buffer.from('1')),
})

const pages = languages.flatMap((language) => [missingPage(`/${language}/`), shellOf({ language, word: 'mounts' })])
const ofPages = pages.map(
  (Key): ObjectUse =>
    (client) =>
      client.send(new GetObjectCommand({ Bucket: bucket, Key })).catch(() => undefined),
)

const ofChat = languages.flatMap((lang) =>
  [...nameParts.map((part) => fill(namesPath, { lang, part })), fill(placesPath, { lang, kind: 'duty' })].map(
    (path): ObjectUse =>
      (client) =>
        openSiteFiles(client, bucket, () => 1)(path),
  ),
)

/** What each function does with buckets; one that is not named does nothing with any. */
export const objectUses: Partial<Record<AwsFunctionName, readonly ObjectUse[]>> = {
  character: [facts, ranks],
  feed: [table, companies],
  admin: [base],
  game: [base, table, rarity],
  realtime: [facts, ranks],
  marks: [facts, ranks],
  banner: ofBanners,
  user: ofShownBanners,
  card: [facts, ranks, ...ofCards],
  chat: [facts, ranks, ...ofChat],
  missing: [facts, ranks, ...ofPages],
  sync: [ranks],
}
