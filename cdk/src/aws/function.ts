import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Machine } from '../install/left-out.ts'
import type { Alarms } from './alarms.ts'
import { allow, allowKeys } from './allow.ts'
import { bundle, bundleHandler } from './bundle.ts'
import { acceptDataRights, dataRights } from './data-rights.ts'
import {
  type AwsFunctionName,
  functionNeeds,
  type FunctionNeeds,
  type FunctionSettings,
  settingsOnAws,
} from './functions.ts'
import { capitalised } from '@kupodex/data/contract'
import type { Stage } from './stage.ts'

export type BundleMaker = (name: AwsFunctionName, folder: string) => void

interface FunctionDeps {
  stage: Stage
  table: ITable
  bucket: IBucket
  /** Where users' pictures arrive. */
  uploads: IBucket
  alarms: Alarms
  settings: FunctionSettings
  folder: string
  /** Makes the bundle of a function in a folder; for the machine of Lambda but in tests, which run some and need none of others. */
  bundle?: BundleMaker | undefined
}

/** What functions run on: `Architecture.ARM_64` with Amazon Linux 2023. */
const lambdaMachine: Machine = { os: 'linux', cpu: 'arm64', libc: 'glibc' }

const resolve = createRequire(import.meta.url).resolve

export const bundleFunction = (name: AwsFunctionName, machine: Machine, folder: string): void => {
  const { tables = [], packages = [], packageFiles = [] } = functionNeeds[name]
  const entry = resolve(`@kupodex/lambdas/functions/${name}`)
  bundle({ entry, tables, packages, packageFiles, machine }, folder)
}

const bundleForLambda: BundleMaker = (name, folder) => bundleFunction(name, lambdaMachine, folder)

const whyStart =
  'Each file of these is named when it is made. Nothing else of the bucket begins so, and the rest is out of reach.'

/** Rights on objects that a function writes, by the beginning of their keys and no others. */
const allowFiles = (
  role: Role,
  { keeps, writes, removes = writes, uploads }: FunctionNeeds,
  deps: FunctionDeps,
): void => {
  const { bucket } = deps
  if (keeps !== undefined)
    allowKeys(role, ['s3:PutObject', 's3:GetObject'], { bucket, keys: [`${keeps}*`], why: whyStart })
  if (removes !== undefined) {
    const actions = writes === undefined ? ['s3:DeleteObject'] : ['s3:PutObject', 's3:DeleteObject']
    allowKeys(role, actions, { bucket, keys: [`${removes}*`], why: whyStart })
    role.addToPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [bucket.bucketArn],
        conditions: { StringLike: { 's3:prefix': `${removes}*` } },
      }),
    )
  }
  if (uploads !== undefined) {
    const files = { bucket: deps.uploads, keys: [`${uploads}*`], why: whyStart }
    // A form may do what its signer may.
    allowKeys(role, ['s3:PutObject', 's3:GetObject', 's3:DeleteObject'], files)
    // Without it S3 answers 403 for what is not there.
    role.addToPolicy(allow(['s3:ListBucket'], deps.uploads.bucketArn))
  }
}

/** Errors by the five minutes: what crashed or ran out of time, and what was caught and logged as our fault. */
const watch = (made: LambdaFunction, id: string, logGroup: LogGroup, alarms: Alarms, atLeast: number): void => {
  const counted = { period: Duration.minutes(5), statistic: 'Sum' }
  const logged = logGroup.addMetricFilter('Errors', {
    filterPattern: FilterPattern.stringValue('$.level', '=', 'error'),
    metricNamespace: Stack.of(made).stackName,
    metricName: `${id}Errors`,
  })
  alarms.add(`${id}Crashed`, { metric: made.metricErrors(counted), says: `${id} crashed or ran out of time.` })
  alarms.add(`${id}Failed`, {
    metric: logged.metric(counted),
    says: `${id} logged errors; each is a bug or a part that is down.`,
    atLeast,
  })
}

/** Runs that were refused because too many ran at once, by the five minutes, of all functions of the account: one metric for all costs a tenth of one for each. */
export const watchThrottles = (alarms: Alarms): void =>
  alarms.add('Throttled', {
    metric: LambdaFunction.metricAllThrottles({ period: Duration.minutes(5), statistic: 'Sum' }),
    says: 'More calls come than functions may answer at once; see ABUSE.md.',
    // The worker is started while it still runs, and started again.
    atLeast: 100,
  })

export const makeFunction = (scope: Construct, name: AwsFunctionName, deps: FunctionDeps): LambdaFunction => {
  const needs = functionNeeds[name]
  const id = capitalised(name)
  const logGroup = new LogGroup(scope, `${id}Log`, {
    retention: deps.stage.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  logGroup.grantWrite(role)
  for (const right of dataRights(needs, deps)) role.addToPolicy(right)
  acceptDataRights(role, needs, deps)
  allowFiles(role, needs, deps)
  const folder = join(deps.folder, name)
  const { bundle = bundleForLambda } = deps
  bundle(name, folder)
  const made = new LambdaFunction(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(folder),
    handler: bundleHandler,
    memorySize: needs.memory,
    timeout: Duration.seconds(needs.timeout),
    ...(deps.stage.reserves ? { reservedConcurrentExecutions: needs.atOnce } : {}),
    environment: Object.fromEntries(settingsOnAws(name).map((setting) => [setting, deps.settings[setting]])),
    role,
    logGroup,
  })
  watch(made, id, logGroup, deps.alarms, needs.errors ?? 5)
  return made
}
