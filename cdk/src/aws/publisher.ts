import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront'
import { BuildSpec, ComputeType, LinuxArmBuildImage, Project, Source } from 'aws-cdk-lib/aws-codebuild'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'
import { liveKey } from '@kupodex/data/contract'
import { editedTables } from '@kupodex/data/game'
import { lockPartition, overrideKey } from '@kupodex/data/store'
import { isDaily } from '../schedule/cron.ts'
import { type ScriptJob, type ScriptJobId, scriptJobs } from '../timetable.ts'
import type { Alarms } from './alarms.ts'
import { accept } from './accept.ts'
import { allow, allowItems, allowKeys } from './allow.ts'
import { capital } from './naming.ts'
import type { PageSettings } from './page-settings.ts'
import type { SignIn } from './sign-in.ts'
import type { Stage } from './stage.ts'

/** What the jobs that run scripts work with. */
export interface PublisherDeps {
  stage: Stage
  source: Asset
  table: ITable
  bucket: IBucket
  /** Where the edge looks up which slot of each set is live. */
  live: IKeyValueStore
  alarms: Alarms
  /** Public address of the site. */
  address: string
  /** Where pages send users' pictures to. */
  uploads: IBucket
  /** Whom pages send users to. */
  signIn: SignIn
  /** Where pages load faces from; undefined where they draw skies instead. */
  faces: string | undefined
  /** What the operator says about the pages themselves. */
  pages: PageSettings
}

/** How many times a run that failed is started again. */
const retries = 2

const whyAll =
  'Pages lie at the root of the bucket, and nothing else is in it. What cannot be made again it may not delete: a statement denies that.'

const whyNoKey =
  'It has no artifacts and no cache, so there is nothing of ours that a key of our own (a dollar a month) would encrypt; its log is encrypted by CloudWatch.'

const makeRole = (scope: Construct, { source, table, bucket, live }: PublisherDeps, log: LogGroup): Role => {
  const role = new Role(scope, 'PublisherRole', { assumedBy: new ServicePrincipal('codebuild.amazonaws.com') })
  log.grantWrite(role)
  role.addToPolicy(allow(['s3:GetObject', 's3:GetObjectVersion'], source.bucket.arnForObjects(source.s3ObjectKey)))
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
  role.addToPolicy(allow(['s3:ListBucket'], bucket.bucketArn))
  return role
}

const makeAlarms = ({ id, cron }: ScriptJob, project: Project, alarms: Alarms): void => {
  alarms.add(`${capital(id)}Failed`, {
    metric: project.metricFailedBuilds({ period: Duration.hours(1), statistic: 'Sum' }),
    says: `The job ${id} failed; readers see what was published before.`,
  })
  if (!isDaily(cron)) return
  alarms.add(`${capital(id)}Missing`, {
    metric: project.metricSucceededBuilds({ period: Duration.days(1), statistic: 'Sum' }),
    says: `The job ${id} has not succeeded for a day.`,
    fewerThan: 1,
  })
}

const makeProject = (
  scope: Construct,
  job: ScriptJob,
  deps: PublisherDeps,
  role: Role,
  logGroup: LogGroup,
): Project => {
  const { id, summary, work, longest } = job
  // Its role names the project before there is one.
  const projectName = `${Stack.of(scope).stackName}-${capital(id)}`
  const own = Stack.of(scope).formatArn({ service: 'codebuild', resource: 'project', resourceName: projectName })
  role.addToPolicy(allow(['codebuild:RetryBuild'], own))
  const project = new Project(scope, `${capital(id)}Publisher`, {
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
      KUPODEX_EDGE_STORE: { value: deps.live.keyValueStoreArn },
      KUPODEX_SITE: { value: deps.address },
      KUPODEX_UPLOADS_ADDRESS: { value: `https://${deps.uploads.bucketRegionalDomainName}` },
      KUPODEX_ISSUER: { value: deps.signIn.issuer },
      KUPODEX_CLIENT_ID: { value: deps.signIn.clientId },
      ...Object.fromEntries(Object.entries(deps.pages).map(([name, value]) => [name, { value }])),
      ...(deps.faces === undefined ? {} : { KUPODEX_FACES_ADDRESS: { value: deps.faces } }),
      ...(deps.signIn.accountPage === undefined ? {} : { KUPODEX_ACCOUNT_PAGE: { value: deps.signIn.accountPage } }),
      ...(deps.signIn.endpoints === undefined ? {} : { KUPODEX_ISSUER_ENDPOINTS: { value: deps.signIn.endpoints } }),
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

/**
 * Makes a project for each job of scripts, by the job's id: it runs the job's own scripts for as long as the job may take, from the
 * source that was deployed. CodeBuild and not Fargate: it needs no image, no network and no registry of ours, and costs nothing
 * between the nights.
 */
export const makePublishers = (scope: Construct, deps: PublisherDeps): Readonly<Record<ScriptJobId, Project>> => {
  const logGroup = new LogGroup(scope, 'PublisherLog', {
    retention: deps.stage.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = makeRole(scope, deps, logGroup)
  return Object.fromEntries(scriptJobs.map((job) => [job.id, makeProject(scope, job, deps, role, logGroup)])) as Record<
    ScriptJobId,
    Project
  >
}
