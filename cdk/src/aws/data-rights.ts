import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { ManagedPolicy, type PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct, IConstruct } from 'constructs'
import { liveKey, slotKey, slots } from '@kupodex/data/contract'
import { acceptKeys } from './accept.ts'
import { allow, allowItems } from './allow.ts'
import { type FunctionNeeds, functionNeeds } from './functions.ts'

interface DataStores {
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

/** What `npm run tokens` needs, as a policy for whoever is on call: a user's list of tokens, and what those are valid by. */
export const makeTokenRight = (scope: Construct, table: ITable): void => {
  new ManagedPolicy(scope, 'TokensCommand', {
    description: 'npm run tokens: list and revoke the tokens that a user gave to programs',
    statements: [
      allowItems(['dynamodb:GetItem', 'dynamodb:UpdateItem'], ['USER#*'], table.tableArn),
      allowItems(['dynamodb:BatchGetItem', 'dynamodb:DeleteItem'], ['TOKEN#*'], table.tableArn),
    ],
  })
}

/** What `npm run worker` needs on whatever machine: the rights that the function of the same work has on the data. */
export const makeWorkerRight = (scope: Construct, stores: DataStores): ManagedPolicy => {
  const policy = new ManagedPolicy(scope, 'WorkerCommand', {
    description: 'npm run worker: read characters from the Lodestone into the table, beside or instead of the function',
    statements: dataRights(functionNeeds.sync, stores),
  })
  acceptDataRights(policy, functionNeeds.sync, stores)
  return policy
}
