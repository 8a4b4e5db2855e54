import { CfnOutput, IgnoreMode, Stack, type StackProps, Tags } from 'aws-cdk-lib'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'
import { timetable } from '../timetable.ts'
import { makeAlarms } from './alarms.ts'
import { makeBudget } from './budget.ts'
import { addressOf, makeDistribution } from './distribution.ts'
import { makeFunction } from './function.ts'
import type { AwsFunctionName } from './functions.ts'
import { makePublisher } from './publisher.ts'
import { makeDeadLetters, makeSchedules, startedByClock } from './schedules.ts'
import type { AwsSettings } from './settings.ts'
import { makeBucket, makeLiveStore, makeLogs, makeReaderKey, makeTable } from './stores.ts'

/** What the stack is made of. */
export interface KupodexProps extends StackProps {
  settings: AwsSettings
  /** Root of the workspace: the publisher runs its scripts. */
  source: string
  /** What of the source stays here: lines as in a `.gitignore`. */
  ignore: readonly string[]
  /** Where bundles of functions are put. */
  bundles: string
}

/** Everything on AWS. */
export class KupodexStack extends Stack {
  constructor(scope: Construct, id: string, { settings, source, ignore, bundles, ...props }: KupodexProps) {
    super(scope, id, { description: 'Kupodex: characters, rankings and rarity', ...props })
    const table = makeTable(this)
    const bucket = makeBucket(this)
    const alarms = makeAlarms(this, settings.alarms)
    if (settings.alarms) makeBudget(this, settings.alarms, settings.budget)
    const deadLetters = makeDeadLetters(this, alarms)
    const world = {
      table,
      bucket,
      alarms,
      folder: bundles,
      settings: {
        KUPODEX_TABLE: table.tableName,
        KUPODEX_BUCKET: bucket.bucketName,
        KUPODEX_CONTACT: settings.contact,
        KUPODEX_LODESTONE_RATE: String(settings.lodestoneRate),
        KUPODEX_API_KEYS: settings.apiKeys,
        KUPODEX_CANARY: settings.canary,
        KUPODEX_READER_KEY: makeReaderKey(this),
      },
    }
    const make = (name: AwsFunctionName) => makeFunction(this, name, world)
    const functions = {
      character: make('character'),
      game: make('game'),
      search: make('search'),
      lodestone: make('lodestone'),
      realtime: make('realtime'),
    }
    const sync = make('sync')
    startedByClock(sync, deadLetters)

    const { domain, certificate } = settings
    const live = makeLiveStore(this)
    const missing = make('missing')
    const distribution = makeDistribution(this, {
      bucket,
      logs: makeLogs(this),
      functions,
      missing,
      live,
      domain,
      certificate,
    })
    const address = addressOf(distribution, domain)
    const publisher = makePublisher(this, {
      source: new Asset(this, 'Source', { path: source, exclude: [...ignore], ignoreMode: IgnoreMode.GIT }),
      table,
      bucket,
      live,
      alarms,
      address,
      ...timetable.night.work,
      longest: timetable.night.longest,
    })
    makeSchedules(this, { functions: { sync }, publisher, deadLetters })

    Tags.of(this).add('project', 'kupodex')
    new CfnOutput(this, 'Address', { value: address, description: 'Where readers find the site' })
    new CfnOutput(this, 'PublisherName', {
      value: publisher.projectName,
      description: 'CodeBuild project that publishes; start it once by hand after the first deployment',
    })
  }
}
