import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import { liveKey, slotKey, slots } from '@kupodex/data/contract'
import { acceptKeys } from './accept.ts'
import { allow, allowItems } from './allow.ts'
import type { FunctionNeeds } from './functions.ts'

export interface DataStores {
  table: ITable
  bucket: IBucket
}

/** Keys of the bucket that a function may read, some as patterns. */
const keysOf = ({ reads = [], readsObjects = [] }: FunctionNeeds): string[] => [
  ...(reads.length > 0 ? [liveKey] : []),
  ...reads.flatMap((set) => slots.map((slot) => slotKey(set, slot, '*'))),
  ...readsObjects,
]

/** The rights on the table and on published files that a function needs, wherever it runs. */
export const dataRights = (needs: FunctionNeeds, { table, bucket }: DataStores): PolicyStatement[] => {
  const { table: items = [], indexes = [] } = needs
  const keys = keysOf(needs)
  return [
    ...items.map(({ actions, keys: partitions }) => allowItems(actions, partitions, table.tableArn)),
    ...(indexes.length > 0
      ? [allow(['dynamodb:Query'], ...indexes.map((index) => `${table.tableArn}/index/${index}`))]
      : []),
    ...(keys.length > 0
      ? [
          allow(['s3:GetObject'], ...keys.map((key) => bucket.arnForObjects(key))),
          // Without it S3 answers 403 for what is not there, and "not published" would look like "not allowed".
          allow(['s3:ListBucket'], bucket.bucketArn),
        ]
      : []),
  ]
}

/** Says of the holder of such rights why those on published files are patterns. */
export const acceptDataRights = (holder: IConstruct, needs: FunctionNeeds, { bucket }: DataStores): void =>
  acceptKeys(
    holder,
    bucket,
    keysOf(needs),
    'Every night names its files anew. These are published files, which anybody may read through the site.',
  )
