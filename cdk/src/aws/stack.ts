import { chatPath } from '@kupodex/data/contract'
import { lodestoneFaces, recordOf } from '@kupodex/data/game'
import { Annotations, CfnOutput, IgnoreMode, Stack, type StackProps, Tags } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'
import { functionJobs } from '../timetable.ts'
import { makeAlarms } from './alarms.ts'
import { addressOf, makeDistribution } from './distribution.ts'
import { type BundleMaker, makeFunction, watchThrottles } from './function.ts'
import { behindPool, functionNames, inChat } from './functions.ts'
import type { PageSettings } from './page-settings.ts'
import { makeTokenRight, makeWorkerRight } from './data-rights.ts'
import { makePublishers } from './publisher.ts'
import { makeDeadLetters, makeSchedules, startedByClock } from './schedules.ts'
import type { AwsSettings } from './settings.ts'
import { makeSignIn, siteOf, tellOfPasswords } from './sign-in.ts'
import { stages } from './stage.ts'
import { makeSiteAcl } from './web-acl.ts'
import { makeBucket, makeLiveStore, makeLogs, makeReaderKey, makeTable, makeUploads } from './stores.ts'

/** Shares of a month's budget at which a mail is sent: spent, and forecast. */
const notices = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
]

/**
 * Mails the operator when the account costs more than expected. A budget and not an alarm on requests: a flood shows in what it
 * costs, whichever service it strikes, and the first budgets of an account are free. It counts the whole account, because costs
 * can be separated by tag only where somebody has switched that on by hand.
 */
const makeBudget = (scope: Construct, email: string, dollars: number): void => {
  new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
    notificationsWithSubscribers: notices.map((notice) => ({
      notification: { ...notice, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: email }],
    })),
  })
}

interface KupodexProps extends StackProps {
  settings: AwsSettings
  pages: PageSettings
  /** Root of the workspace: the publisher runs its scripts. */
  source: string
  /** What of the source stays here: lines as in a `.gitignore`. */
  ignore: readonly string[]
  bundles: string
  /** Makes them; for the machine of Lambda if not given. */
  bundle?: BundleMaker
}

const universalis = 'https://universalis.app'

const nobodyIsTold = 'Nobody is told when something fails or costs too much: set KUPODEX_ALARMS to an e-mail address.'

export class KupodexStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { settings, pages, source, ignore, bundles, bundle, ...props }: KupodexProps,
  ) {
    super(scope, id, { description: 'Kupodex: characters, rankings and rarity', ...props })
    const stage = stages[settings.stage]
    const table = makeTable(this, stage)
    const bucket = makeBucket(this, stage)
    const logs = makeLogs(this, stage)
    const uploads = makeUploads(this, { stage, site: siteOf(settings), logs })
    const alarms = makeAlarms(this, settings.alarms)
    if (settings.alarms) makeBudget(this, settings.alarms, settings.budget)
    else Annotations.of(this).addWarningV2('kupodex:noAlarms', nobodyIsTold)
    const deadLetters = makeDeadLetters(this, alarms)
    const { signIn, pool } = makeSignIn(this, settings, alarms)
    const deps = {
      stage,
      table,
      bucket,
      uploads,
      alarms,
      folder: bundles,
      bundle,
      settings: {
        KUPODEX_TABLE: table.tableName,
        KUPODEX_BUCKET: bucket.bucketName,
        KUPODEX_UPLOADS: uploads.bucketName,
        KUPODEX_CONTACT: settings.contact,
        KUPODEX_LODESTONE_RATE: String(settings.lodestoneRate),
        KUPODEX_API_KEYS: settings.apiKeys,
        KUPODEX_CANARY: settings.canary,
        KUPODEX_DISCOVERY: String(settings.discovery),
        KUPODEX_READER_KEY: makeReaderKey(this),
        KUPODEX_ISSUER: signIn.issuer,
        KUPODEX_CLIENT_ID: signIn.clientId,
        KUPODEX_ROLES_CLAIM: signIn.rolesClaim,
        KUPODEX_DISCORD_KEY: settings.discordKey ?? '',
        KUPODEX_SITE: siteOf(settings),
      },
    }
    const names = functionNames.filter((name) => name !== behindPool && name !== inChat)
    const functions = recordOf(names, (name) => makeFunction(this, name, deps))
    const chat = settings.discordKey === undefined ? undefined : makeFunction(this, inChat, deps)
    if (pool) tellOfPasswords(pool, makeFunction(this, behindPool, deps))
    watchThrottles(alarms)
    makeTokenRight(this, table)
    const workerPolicy = makeWorkerRight(this, { table, bucket })
    for (const { work } of functionJobs) startedByClock(functions[work.name], deadLetters)

    const { domain, certificate, webAcl } = settings
    const live = makeLiveStore(this)
    const distribution = makeDistribution(this, {
      bucket,
      stage,
      logs,
      functions: { ...functions, chat },
      missing: functions.missing,
      live,
      domain,
      certificate,
      webAcl: webAcl === 'own' ? makeSiteAcl(this) : webAcl,
    })
    const address = addressOf(distribution, domain)
    const publishers = makePublishers(this, {
      stage,
      source: new Asset(this, 'Source', { path: source, exclude: [...ignore], ignoreMode: IgnoreMode.GIT }),
      table,
      bucket,
      live,
      alarms,
      address,
      uploads,
      signIn,
      faces: settings.faces === 'on' ? lodestoneFaces : undefined,
      prices: settings.prices === 'on' ? { address: universalis, contact: settings.contact } : undefined,
      pages,
    })
    makeSchedules(this, { functions, publishers, deadLetters, resting: settings.sync === 'elsewhere' ? ['sync'] : [] })

    Tags.of(this).add('project', 'kupodex')
    if (stage.name !== 'real') Tags.of(this).add('stage', stage.name)
    new CfnOutput(this, 'Address', { value: address, description: 'Where readers find the site' })
    if (settings.issuer === undefined && domain === undefined && settings.address === undefined)
      new CfnOutput(this, 'SignIn', {
        value: address,
        description: 'Deploy again with KUPODEX_ADDRESS set to this, so that a login leads back to the site',
      })
    for (const [name, value, setting] of [
      ['TableName', table.tableName, 'KUPODEX_TABLE'],
      ['BucketName', bucket.bucketName, 'KUPODEX_BUCKET'],
      ['EdgeStore', live.keyValueStoreArn, 'KUPODEX_EDGE_STORE'],
      ['Issuer', signIn.issuer, 'KUPODEX_ISSUER'],
    ] as const)
      new CfnOutput(this, name, { value, description: `${setting} for commands against AWS` })
    if (chat)
      new CfnOutput(this, 'DiscordEndpoint', {
        value: siteOf(settings) + chatPath,
        description: 'The interactions endpoint to enter at Discord',
      })
    new CfnOutput(this, 'WorkerPolicy', {
      value: workerPolicy.managedPolicyArn,
      description: 'All that npm run worker may do: the policy of the user or role that it runs as, on any machine',
    })
    new CfnOutput(this, 'PublisherName', {
      value: publishers.night.projectName,
      description: 'CodeBuild project of the night; start it once by hand after the first deployment',
    })
  }
}
