import { RemovalPolicy } from 'aws-cdk-lib'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { BucketProps } from 'aws-cdk-lib/aws-s3'

/** The real site, and one for trying beside it, in the same account or another. */
export const stageNames = ['real', 'try'] as const
export type StageName = (typeof stageNames)[number]

export interface Stage {
  name: StageName
  /** The name of the stack, with which all names begin that AWS does not make up. */
  stack: string
  /** Whether what cannot be made again stays when the stack is deleted: the table, the buckets and people's logins. */
  keeps: boolean
  /** Whether functions have their runs at once reserved; those come out of what the account has for all of its functions. */
  reserves: boolean
  /** Whether search engines may show the site. */
  indexed: boolean
  /** For how many days the logs of functions and jobs and those of readers' requests are kept: long enough to look into an abuse. */
  logDays: RetentionDays
  /** What settings are where the operator says nothing: US dollars a month, and requests a second. */
  defaults: { budget: number; lodestoneRate: number }
}

export const stages: Readonly<Record<StageName, Stage>> = {
  real: {
    name: 'real',
    stack: 'Kupodex',
    keeps: true,
    reserves: true,
    indexed: true,
    logDays: RetentionDays.ONE_MONTH,
    defaults: { budget: 50, lodestoneRate: 1 },
  },
  try: {
    name: 'try',
    stack: 'KupodexTry',
    keeps: false,
    reserves: false,
    indexed: false,
    logDays: RetentionDays.ONE_WEEK,
    defaults: { budget: 10, lodestoneRate: 0.5 },
  },
}

export const removalOf = ({ keeps }: Stage): RemovalPolicy => (keeps ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY)

/** The same of a bucket, which can be deleted only when it is empty. */
export const bucketRemovalOf = (stage: Stage): Pick<BucketProps, 'removalPolicy' | 'autoDeleteObjects'> => ({
  removalPolicy: removalOf(stage),
  ...(stage.keeps ? {} : { autoDeleteObjects: true }),
})
