import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { createLodestone, type Lodestone } from '@kupodex/data/lodestone'
import { openPublished, openStore, type PublishedStore, type Store, storeClient } from '@kupodex/data/store'
import { type BannerFiles, openBannerFiles, openShownBanners, type ShownBanners } from './banner/files.ts'
import { type CardFiles, openCardFiles } from './card/files.ts'
import { openSiteFiles, type ReadSiteFile } from './chat/site-files.ts'
import type { AddingDeps } from './character/find.ts'
import type { Settings, SettingsOf, SignInSettings } from './ground/environment.ts'
import type { SlowCall } from './ground/limits.ts'
import type { Verifier } from './http/audience.ts'
import { jsonLog } from './ground/log.ts'
import { type Budget, type BudgetRule, createBudget } from './readers/budget.ts'
import { readings } from './readers/rules.ts'
import { createSeats, type Seats } from './readers/seats.ts'
import { withPrograms } from './users/program-verifier.ts'
import { createVerifier } from './users/verifier.ts'

type BudgetSettings = Settings<'KUPODEX_READER_KEY' | 'KUPODEX_LODESTONE_RATE'>

/** Opens the character store; endpoint, region and credentials come from the environment, as the SDK reads it. */
export const connectStore = (table: string): Store => openStore({ client: new DynamoDBClient(storeClient), table })

/** Opens a budget that all instances share, by the settings of the deployment. */
export const connectBudget = (
  store: Store,
  { KUPODEX_READER_KEY: readerKey, KUPODEX_LODESTONE_RATE: rate }: BudgetSettings,
  rule: (rate: number) => BudgetRule,
): Budget => createBudget({ store, clock: Date.now, readerKey }, rule(Number(rate)))

/** Opens the seats of a slow call, which all instances share. */
export const connectSeats = (
  store: Store,
  { KUPODEX_READER_KEY: readerKey }: Settings<'KUPODEX_READER_KEY'>,
  call: SlowCall,
): Seats => createSeats({ store, clock: Date.now, readerKey }, call)

/**
 * Opens the published files; with the bucket in the path, so that a stand-in without host names works as well. TLS already
 * detects damage; a checksum over each body would be computed in JavaScript.
 */
export const connectPublished = (bucket: string): PublishedStore =>
  openPublished({ client: new S3Client({ forcePathStyle: true, responseChecksumValidation: 'WHEN_REQUIRED' }), bucket })

/**
 * Opens the files of banners. On AWS the bucket is in the host name of a form's address, so that pages may be allowed to send to it
 * and to no other bucket; a stand-in has no host names.
 */
export const connectBannerFiles = ({
  KUPODEX_BUCKET: bucket,
  KUPODEX_UPLOADS: uploads,
}: Settings<'KUPODEX_BUCKET' | 'KUPODEX_UPLOADS'>): BannerFiles =>
  openBannerFiles({
    client: new S3Client({ forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined }),
    bucket,
    uploads,
    clock: Date.now,
  })

export const connectShownBanners = (bucket: string): ShownBanners =>
  openShownBanners({ client: new S3Client({ forcePathStyle: true }), bucket })

export const connectCardFiles = (bucket: string): CardFiles =>
  openCardFiles({ client: new S3Client({ forcePathStyle: true }), bucket })

export const connectSiteFiles = (bucket: string): ReadSiteFile =>
  openSiteFiles(new S3Client({ forcePathStyle: true }), bucket, Date.now)

export const connectVerifier = (settings: SignInSettings): Verifier =>
  createVerifier({
    issuer: settings.KUPODEX_ISSUER,
    clientId: settings.KUPODEX_CLIENT_ID,
    rolesClaim: settings.KUPODEX_ROLES_CLAIM,
    fetch: globalThis.fetch,
    clock: Date.now,
    log: jsonLog,
  })

/** The same for functions with calls that programs may make too. */
export const connectVerifierWithPrograms = (settings: SignInSettings, store: Store): Verifier =>
  withPrograms(connectVerifier(settings), { store, clock: Date.now })

/** Opens what the character calls need: store, published files, and what readers may cost the Lodestone. */
export const connectCharacters = (settings: SettingsOf<'character'>): AddingDeps & { store: Store } => {
  const store = connectStore(settings.KUPODEX_TABLE)
  return {
    store,
    published: connectPublished(settings.KUPODEX_BUCKET),
    readings: connectBudget(store, settings, readings),
    clock: Date.now,
    sleep,
  }
}

/** Opens the Lodestone for functions whose readers wait: one try, with a short timeout, at the pace that all share. */
export const connectLodestone = (
  store: Store,
  settings: Settings<'KUPODEX_CONTACT' | 'KUPODEX_LODESTONE_RATE' | 'KUPODEX_LODESTONE'>,
): Lodestone =>
  createLodestone({
    contact: settings.KUPODEX_CONTACT,
    pace: store.sharedPace(Number(settings.KUPODEX_LODESTONE_RATE)),
    limits: { tries: 1, firstWait: 3000, longestWait: 60_000 },
    timeout: 7000,
    base: settings.KUPODEX_LODESTONE,
  })
