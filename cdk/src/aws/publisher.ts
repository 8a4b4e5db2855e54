import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront'
import { BuildSpec, ComputeType, LinuxArmBuildImage, Project, Source } from 'aws-cdk-lib/aws-codebuild'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'
import { capitalised, liveKey, publishedKey } from '@kupodex/data/contract'
import { editedTables } from '@kupodex/data/game'
import { lockPartition, overrideKey } from '@kupodex/data/store'
import { manifestKey } from '@kupodex/pipeline/publish'
import { isDaily } from '../schedule/cron.ts'
import { type ScriptJob, type ScriptJobId, scriptJobs } from '../timetable.ts'
import type { Alarms } from './alarms.ts'
import { accept } from './accept.ts'
import { allow, allowItems, allowKeys } from './allow.ts'
import type { PageSettings } from './page-settings.ts'
import type { SignIn } from './sign-in.ts'
import type { Stage } from './stage.ts'

interface PublisherDeps {
  stage: Stage
  source: Asset
  table: ITable
  bucket: IBucket
  live: IKeyValueStore
  alarms: Alarms
  address: string
  uploads: IBucket
  signIn: SignIn
  /** Where pages load faces from; undefined where they draw skies instead. */
  faces: string | undefined
  /** Who is asked for prices, and the contact that is sent along; undefined where nobody is asked. */
  prices: { address: string; contact: string } | undefined
  pages: PageSettings
}

/** How many times a run that failed is started again. */
const retries = 2

const whyAll =
  'Pages lie at the root of the bucket, and nothing else is in it. What cannot be made again it may not delete: a statement denies that.'

const whyNoKey =
  'It has no artifacts and no cache, so there is nothing of ours that a key of our own (a dollar a month) would encrypt; its log is encrypted by CloudWatch.'

interface Runner {
  role: Role
  settings: Readonly<Record<string, string | undefined>>
}

/** A role of CodeBuild that may read the source and write the log; ListBucket tells what is missing from what is not allowed. */
const startRole = (scope: Construct, id: string, { source, bucket }: PublisherDeps, log: LogGroup): Role => {
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal('codebuild.amazonaws.com') })
  log.grantWrite(role)
  role.addToPolicy(allow(['s3:GetObject', 's3:GetObjectVersion'], source.bucket.arnForObjects(source.s3ObjectKey)))
  role.addToPolicy(allow(['s3:ListBucket'], bucket.bucketArn))
  return role
}

const makeRole = (scope: Construct, deps: PublisherDeps, log: LogGroup): Role => {
  const { table, bucket, live } = deps
  const role = startRole(scope, 'PublisherRole', deps, log)
  role.addToPolicy(allow(['dynamodb:Scan'], table.tableArn))
  role.addToPolicy(
    allowItems(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'], [lockPartition], table.tableArn),
  )
  role.addToPolicy(allowItems(['dynamodb:Query'], editedTables.map(overrideKey), table.tableArn))
  role.addToPolicy(
    allow(
      ['DescribeKeyValueStore', 'GetKey', 'PutKey'].map((action) => `cloudfront-keyvaluestore:${action}`),
      live.keyValueStoreArn,
    ),
  )
  allowKeys(role, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], { bucket, keys: ['*'], why: whyAll })
  // What cannot be made again, and the pointer without which readers see nothing.
  role.addToPolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ['s3:DeleteObject'],
      resources: ['api/history.json', 'api/history/*', liveKey].map((key) => bucket.arnForObjects(key)),
    }),
  )
  return role
}

/** Runs what a night publishes, and builds pages. */
const nightRunner = (scope: Construct, deps: PublisherDeps, log: LogGroup): Runner => {
  const { live, address, uploads, signIn, pages, faces, prices } = deps
  return {
    role: makeRole(scope, deps, log),
    settings: {
      KUPODEX_EDGE_STORE: live.keyValueStoreArn,
      KUPODEX_SITE: address,
      KUPODEX_UPLOADS_ADDRESS: `https://${uploads.bucketRegionalDomainName}`,
      KUPODEX_ISSUER: signIn.issuer,
      KUPODEX_CLIENT_ID: signIn.clientId,
      ...pages,
      KUPODEX_FACES_ADDRESS: faces,
      KUPODEX_PRICES_ADDRESS: prices?.address,
      KUPODEX_ACCOUNT_PAGE: signIn.accountPage,
      KUPODEX_ISSUER_ENDPOINTS: signIn.endpoints,
    },
  }
}

const pricesKey = publishedKey('prices', { dataCenter: '*' })

/** Asks for prices: it reads what strangers answer, so it may touch its own files and nothing else, neither characters nor pages. */
const pricesRunner = (
  scope: Construct,
  deps: PublisherDeps,
  log: LogGroup,
  { address, contact }: NonNullable<PublisherDeps['prices']>,
): Runner => {
  const role = startRole(scope, 'PricesRole', deps, log)
  const why =
    'The data centers of the game name the files: these are the prices of all of them, which anybody may read.'
  allowKeys(role, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], { bucket: deps.bucket, keys: [pricesKey], why })
  role.addToPolicy(allow(['s3:GetObject', 's3:PutObject'], deps.bucket.arnForObjects(manifestKey('prices'))))
  return { role, settings: { KUPODEX_PRICES_ADDRESS: address, KUPODEX_CONTACT: contact } }
}

const makeAlarms = ({ id, cron }: ScriptJob, project: Project, alarms: Alarms): void => {
  alarms.add(`${capitalised(id)}Failed`, {
    metric: project.metricFailedBuilds({ period: Duration.hours(1), statistic: 'Sum' }),
    says: `The job ${id} failed; readers see what was published before.`,
  })
  if (!isDaily(cron)) return
  alarms.add(`${capitalised(id)}Missing`, {
    metric: project.metricSucceededBuilds({ period: Duration.days(1), statistic: 'Sum' }),
    says: `The job ${id} has not succeeded for a day.`,
    fewerThan: 1,
  })
}

const makeProject = (
  scope: Construct,
  job: ScriptJob,
  deps: PublisherDeps,
  { role, settings }: Runner,
  logGroup: LogGroup,
): Project => {
  const { id, summary, work, longest } = job
  // Its role names the project before there is one.
  const projectName = `${Stack.of(scope).stackName}-${capitalised(id)}`
  const own = Stack.of(scope).formatArn({ service: 'codebuild', resource: 'project', resourceName: projectName })
  role.addToPolicy(allow(['codebuild:RetryBuild'], own))
  const project = new Project(scope, `${capitalised(id)}Publisher`, {
    projectName,
    description: summary,
    source: Source.s3({ bucket: deps.source.bucket, path: deps.source.s3ObjectKey }),
    environment: {
      buildImage: LinuxArmBuildImage.AMAZON_LINUX_2023_STANDARD_3_0,
      computeType: ComputeType.MEDIUM,
    },
    environmentVariables: {
      KUPODEX_TABLE: { value: deps.table.tableName },
      KUPODEX_BUCKET: { value: deps.bucket.bucketName },
      ...Object.fromEntries(
        Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, { value }]])),
      ),
    },
    buildSpec: BuildSpec.fromObject({
      version: '0.2',
      phases: {
        install: {
          // Of all packages the pinned Node alone runs a script of its own, named here: one that any other brings with its next
          // release would run with the rights above.
          commands: ['npm ci --ignore-scripts --no-audit --no-fund', 'npm rebuild node', 'npm run postinstall'],
        },
        // A phase goes on after a command that failed, and pages must not be built from half a night.
        build: { commands: [work.scripts.map((script) => `npm run ${script}`).join(' && ')] },
      },
    }),
    timeout: Duration.minutes(longest),
    // A second run would only wait for the first one's lock.
    concurrentBuildLimit: 1,
    // What was interrupted is finished by a further run; one that stops because too much would be lost stops again, and says so.
    autoRetryLimit: retries,
    grantReportGroupPermissions: false,
    logging: { cloudWatch: { logGroup } },
    // The rights above are all it gets; CDK would add broader ones for the source.
    role: role.withoutPolicyUpdates(),
  })
  project.node.addDependency(role)
  accept(project, 'CB4', whyNoKey)
  makeAlarms(job, project, deps.alarms)
  return project
}

const jobsWith = ({ prices }: Pick<PublisherDeps, 'prices'>): readonly ScriptJob[] =>
  scriptJobs.filter(({ needs }) => needs === undefined || prices !== undefined)

/**
 * Makes a project for each job of scripts, by the job's id: it runs the job's own scripts for as long as the job may take, from the
 * source that was deployed. CodeBuild and not Fargate: it needs no image, no network and no registry of ours, and costs nothing
 * between the nights.
 */
export const makePublishers = (
  scope: Construct,
  deps: PublisherDeps,
): Readonly<Partial<Record<ScriptJobId, Project>> & { night: Project }> => {
  const logGroup = new LogGroup(scope, 'PublisherLog', {
    retention: deps.stage.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const night = nightRunner(scope, deps, logGroup)
  const prices = deps.prices && pricesRunner(scope, deps, logGroup, deps.prices)
  const projects = jobsWith(deps).map((job) => {
    const runner = (job.needs === 'prices' && prices) || night
    return [job.id, makeProject(scope, job, deps, runner, logGroup)]
  })
  return Object.fromEntries(projects) as Record<'night', Project>
}
