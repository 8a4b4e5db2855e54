import { Duration } from 'aws-cdk-lib'
import { type IKeyValueStore, ImportSource, KeyValueStore } from 'aws-cdk-lib/aws-cloudfront'
import { type AttributeType, BillingMode, type ITable, type ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CorsRule,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { accept } from './accept.ts'
import { cardsFolder, liveEntry } from '@kupodex/data/contract'
import { otherPlaces, tableDefinition } from '@kupodex/data/store'
import { bucketRemovalOf, removalOf, type Stage } from './stage.ts'

type KeySchema = readonly { readonly AttributeName: string; readonly KeyType: string }[]

const attribute = (keys: KeySchema, role: 'HASH' | 'RANGE') => {
  const name = keys.find(({ KeyType }) => KeyType === role)?.AttributeName
  const found = tableDefinition.AttributeDefinitions.find(({ AttributeName }) => AttributeName === name)
  if (!found) throw new TypeError(`the table definition has no ${role} key in ${JSON.stringify(keys)}`)
  return { name: found.AttributeName, type: found.AttributeType as AttributeType }
}

/** The one table, as `@kupodex/data/store` defines it. It cannot be made again, so that of the real stage can be brought back, and stays when the stack is deleted. */
export const makeTable = (scope: Construct, stage: Stage): ITable => {
  const { KeySchema, GlobalSecondaryIndexes } = tableDefinition
  const table = new Table(scope, 'Table', {
    partitionKey: attribute(KeySchema, 'HASH'),
    sortKey: attribute(KeySchema, 'RANGE'),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: stage.keeps },
    deletionProtection: stage.keeps,
    // Allowances that are full again are deleted by DynamoDB.
    timeToLiveAttribute: 'ttl',
    removalPolicy: removalOf(stage),
  })
  for (const { IndexName, KeySchema, Projection } of GlobalSecondaryIndexes) {
    table.addGlobalSecondaryIndex({
      indexName: IndexName,
      partitionKey: attribute(KeySchema, 'HASH'),
      sortKey: attribute(KeySchema, 'RANGE'),
      projectionType: Projection.ProjectionType as ProjectionType,
      ...('NonKeyAttributes' in Projection ? { nonKeyAttributes: [...Projection.NonKeyAttributes] } : {}),
    })
  }
  if (!stage.keeps)
    accept(table, 'DDB3', 'What is tried may be lost; the real stage can be brought back to any second of 35 days.')
  return table as ITable
}

/** How long a card is kept after it was drawn; one that is still asked for is drawn again then. */
const cardsKept = Duration.days(otherPlaces.cards.deletion.days)

/** What every bucket is: private, encrypted, owned by us alone, and spoken to by TLS only. */
const guarded = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
}

/** Where in the bucket of access logs those of readers and those of uploads lie. */
export const readerLogs = 'readers/'
const uploadLogs = 'uploads/'

/** The bucket of published data and pages: private, reached through the distribution alone. */
export const makeBucket = (scope: Construct, stage: Stage): IBucket => {
  const bucket = new Bucket(scope, 'Published', {
    ...guarded,
    lifecycleRules: [
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      { prefix: `${cardsFolder}/`, expiration: cardsKept },
    ],
    ...bucketRemovalOf(stage),
  })
  accept(bucket, 'S1', 'Readers reach it through the distribution alone, whose access logs say who asked for what.')
  return bucket as IBucket
}

/** The page may send forms, and learn whether they were taken; the address is that of the site, without a path. */
const formsOf = (site: string): CorsRule => ({
  allowedMethods: [HttpMethods.POST],
  allowedOrigins: [site],
  allowedHeaders: ['*'],
  exposedHeaders: [],
  maxAge: 3600,
})

interface UploadsDeps {
  stage: Stage
  /** The address of the site, whose pages send the forms. */
  site: string
  /** Where it writes its access logs: browsers reach it without the distribution, whose own logs do not have them. */
  logs: IBucket
}

/** The bucket that users' pictures are sent to by signed forms: private, behind no distribution, and what is left in it is gone after a day. */
export const makeUploads = (scope: Construct, { stage, site, logs }: UploadsDeps): IBucket =>
  new Bucket(scope, 'Uploads', {
    ...guarded,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: uploadLogs,
    lifecycleRules: [
      {
        expiration: Duration.days(otherPlaces.uploads.deletion.days),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    cors: [formsOf(site)],
    ...bucketRemovalOf(stage),
  }) as IBucket

/** The bucket of access logs. CloudFront delivers standard logs with an access list, so this bucket alone must take one. */
export const makeLogs = (scope: Construct, stage: Stage): IBucket =>
  new Bucket(scope, 'AccessLogs', {
    ...guarded,
    objectOwnership: ObjectOwnership.OBJECT_WRITER,
    lifecycleRules: [
      { expiration: Duration.days(stage.logDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    ...bucketRemovalOf(stage),
  }) as IBucket

/**
 * The key that hashes of readers are made with. Generated once by AWS, seen by nobody, and put at deployment into the settings of
 * the functions that need it: no function has a right on it, and no request waits for it. Anyone who may read the settings of
 * functions may deploy others anyway, and the key protects only which address has used up an allowance.
 */
export const makeReaderKey = (scope: Construct): string => {
  const secret = new Secret(scope, 'ReaderKey', {
    description: 'Makes the hashes under which allowances of readers are kept',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  })
  accept(
    secret,
    'SMG4',
    'Functions get it at deployment, so one that changes by itself would reach none. What it makes lasts for hours: allowances, which would all begin anew.',
  )
  return secret.secretValue.unsafeUnwrap()
}

/**
 * Where the edge looks up which slot of each set is live; the publisher writes it. Before the first night it says that nothing
 * is published, so that an entry that cannot be read is always a fault.
 */
export const makeLiveStore = (scope: Construct): IKeyValueStore =>
  new KeyValueStore(scope, 'Live', {
    comment: 'Which slot of each published set readers see',
    source: ImportSource.fromInline(JSON.stringify({ data: [{ key: liveEntry, value: '{}' }] })),
  })
