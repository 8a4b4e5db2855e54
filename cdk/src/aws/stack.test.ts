import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Annotations, Match } from 'aws-cdk-lib/assertions'
import { editedTables } from '@kupodex/data/game'
import { overrideKey, tableDefinition } from '@kupodex/data/store'
import { optionalSettings } from '@kupodex/lambdas'
import { afterAll, describe, expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { awsCron } from '../schedule/cron.ts'
import { argumentsOf } from '../local/command.ts'
import { functionJobs, type JobOf, scriptJobs, timetable } from '../timetable.ts'
import { type AwsFunctionName, functionNames, functionNeeds } from './functions.ts'
import { capitalised, shellKeys } from '@kupodex/data/contract'
import { standing } from '../cost/standing.ts'
import { edgeBehaviours, functionBehaviours } from '../edge/behaviours.ts'
import type { Probe } from './probe.fixture.ts'
import { type Json, lookAt, statementsOf, synth, synthWithCode } from './synth.fixture.ts'

const { stack, template, resources, text, bundles, folder } = synthWithCode()
const { ofType, lambdaOf } = lookAt(resources)
afterAll(() => rmSync(folder, { recursive: true }))

const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as unknown[]

describe('stores', () => {
  test('the table is the one that the store defines, on demand, and can be brought back', () =>
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      Properties: {
        ...tableDefinition,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      },
    }))

  test('the bucket of uploads takes forms of the site alone, and keeps nothing', () => {
    const [uploads] = ofType('AWS::S3::Bucket').filter(({ id }) => id.startsWith('Uploads'))
    expect(uploads).toMatchObject({
      CorsConfiguration: { CorsRules: [{ AllowedMethods: ['POST'], AllowedOrigins: ['https://kupodex.invalid'] }] },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 1, Status: 'Enabled' }] },
    })
    const { Origins } = lookAt(resources).distribution()
    expect(JSON.stringify(Origins)).not.toContain('Uploads')
  })

  test('the bucket is private and speaks TLS only', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
    })
    const statements = ofType('AWS::S3::BucketPolicy').flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument))
    expect(
      ofType('AWS::S3::Bucket').every(({ PublicAccessBlockConfiguration }) => PublicAccessBlockConfiguration),
    ).toBe(true)
    expect(statements.filter(({ Effect }) => Effect === 'Allow').map(({ Principal }) => Principal)).toEqual([
      { Service: 'cloudfront.amazonaws.com' },
      { Service: 'logging.s3.amazonaws.com' },
    ])
    expect(JSON.stringify(statements)).toContain('"aws:SecureTransport":"false"')
  })
})

describe('rights', () => {
  const stated = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::IAM::Role']
    .flatMap(ofType)
    .flatMap(({ id, ...properties }) =>
      statementsOf(properties.PolicyDocument ?? { Statement: [] }).map((statement) => ({ id, ...statement })),
    )
  const allowed = stated.filter(({ Effect }) => Effect === 'Allow')

  test('no action is given by a wildcard, and none on everything', () => {
    expect(allowed.length).toBeGreaterThan(10)
    for (const { id, Action, Resource } of allowed) {
      for (const action of listOf(Action)) expect(action, id).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/)
      for (const resource of listOf(Resource)) expect(resource, id).not.toBe('*')
    }
  })

  test('a wildcard in a resource is for keys of a bucket', () => {
    const wild = allowed.flatMap(({ id, Resource }) =>
      listOf(Resource)
        .map((resource) => /"([^"]*\*[^"]*)"/.exec(JSON.stringify(resource))?.[1])
        .filter((found) => found !== undefined)
        .map((found) => `${id.replace(/(Role|DefaultPolicy|Command).*/, '')} ${found}`),
    )
    const slotsOf = (name: AwsFunctionName) =>
      (functionNeeds[name].reads ?? []).flatMap((set) =>
        ['a', 'b'].map((slot) => `${capitalised(name)} /slots/${set}/${slot}/*`),
      )
    const written = functionNames.flatMap((name) => {
      const { keeps, writes, removes, uploads, readsObjects = [] } = functionNeeds[name]
      const patterns = readsObjects.filter((key) => key.includes('*')).map((key) => `${capitalised(name)} /${key}`)
      const starts = [keeps, writes, removes, uploads].filter((start) => start !== undefined)
      return [...starts.map((start) => `${capitalised(name)} /${start}*`), ...patterns]
    })
    expect(written).toEqual([
      'User /banner/*',
      'Banner /banner/*',
      'Banner /banner/*',
      'Card /cards/*',
      'Chat /find-names/*/*.json',
      'Chat /origin-places/*/*.json',
      ...shellKeys.map((key) => `Missing /${key}`),
    ])
    // The worker on another machine reads what its function reads.
    const elsewhere = slotsOf('sync').map((slot) => slot.replace('Sync', 'Worker'))
    expect(wild.sort()).toEqual(
      [...functionNames.flatMap(slotsOf), ...elsewhere, ...written, 'Prices /api/prices/*.json', 'Publisher /*'].sort(),
    )
  })

  test('no role has a ready-made policy of AWS', () => {
    for (const role of ofType('AWS::IAM::Role')) expect(role.ManagedPolicyArns, role.id).toBeUndefined()
  })

  test.each(functionNames)('%s may do what it needs on the table', (name) => {
    const own = allowed.filter(({ id }) => id.toLowerCase().startsWith(`${name}role`))
    const given = own.filter(({ Action }) => String(listOf(Action)[0]).startsWith('dynamodb'))
    const onItems = given.filter(({ Resource }) => !JSON.stringify(Resource).includes('/index/'))
    const { table = [], indexes = [] } = functionNeeds[name]
    expect(given.flatMap(({ Action }) => listOf(Action)).sort()).toEqual(
      [...table.flatMap(({ actions }) => actions), ...(indexes.length > 0 ? ['dynamodb:Query'] : [])].sort(),
    )
    // On the table itself only items of the partitions that are named.
    expect(onItems.map(({ Condition }) => Condition)).toEqual(
      table.map(({ keys }) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } })),
    )
  })

  test('no function that readers reach can write locks or the state of the site, and only those of users whose a character is', () => {
    const ofGroups = ['GROUP#*', 'WITHIN#*', 'LISTED', 'REPORTED']
    const ofUsers: Partial<Record<AwsFunctionName, string[]>> = {
      user: ['USER#*', 'OWNER#*', 'TOKEN#*', ...ofGroups],
      // Its list of a user's groups.
      groups: ['USER#*', ...ofGroups],
      // When a token was last used.
      marks: ['TOKEN#*'],
      admin: ['OVERRIDE#*'],
      verify: ['USER#*', 'OWNER#*', 'VERIFY#*'],
      banner: ['OWNER#*'],
      password: ['USER#*', 'TOKEN#*'],
    }
    for (const name of functionNames.filter((each) => each !== 'sync')) {
      const written = (functionNeeds[name].table ?? [])
        .filter(({ actions }) => actions.some((action) => /Put|Update|Delete|Batch/.test(action)))
        .flatMap(({ keys }) => keys)
      expect(['CHAR#*', 'ALLOW#*', 'SEAT#*', 'PACE', ...(ofUsers[name] ?? [])]).toEqual(expect.arrayContaining(written))
    }
  })

  test('the template holds no secret: the one there is, AWS generates and puts in where it is needed', () => {
    const key = /\{\{resolve:secretsmanager:/
    expect(text).not.toMatch(/AKIA[0-9A-Z]{16}|-----BEGIN|LOCALKEY/i)
    expect(ofType('AWS::SecretsManager::Secret').map(({ GenerateSecretString }) => GenerateSecretString)).toEqual([
      expect.objectContaining({ PasswordLength: 64 }),
    ])
    for (const name of functionNames) {
      const { Variables } = lambdaOf(name).Environment as { Variables: Json }
      const given = Object.keys(Variables).filter((setting) => key.test(JSON.stringify(Variables[setting])))
      expect(given).toEqual(Object.keys(Variables).filter((setting) => setting === 'KUPODEX_READER_KEY'))
    }
    expect(allowed.filter(({ Action }) => JSON.stringify(Action).includes('secretsmanager'))).toEqual([])
  })

  test('the publisher reads everybody, writes nothing in the table but its lock, and turns the edge to what it published', () => {
    const own = allowed.filter(({ id }) => id.startsWith('PublisherRole'))
    const [scan, lock, edits] = own.filter(({ Action }) => JSON.stringify(Action).includes('dynamodb'))
    expect(scan?.Action).toBe('dynamodb:Scan')
    expect(lock).toMatchObject({
      Action: ['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:PutItem'],
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['LOCK'] } },
    })
    // What editors say, without who said what before.
    expect(edits).toMatchObject({
      Action: 'dynamodb:Query',
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': editedTables.map(overrideKey) } },
    })
    const denied = stated.filter(({ Effect, id }) => Effect === 'Deny' && id.startsWith('PublisherRole'))
    expect(denied.map(({ Action }) => Action)).toEqual(['s3:DeleteObject'])
    expect(JSON.stringify(denied[0]?.Resource)).toContain('api/history/*')
    const edge = own.find(({ Action }) => JSON.stringify(Action).includes('keyvaluestore'))
    expect(JSON.stringify(edge?.Resource)).toMatch(/"Live[0-9A-F]+","Arn"/)
  })
})

describe('functions', () => {
  test.each(functionNames)('%s: runtime, fence, log', (name) => {
    const { memory, timeout, atOnce } = functionNeeds[name]
    expect(lambdaOf(name)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: memory,
      Timeout: timeout,
      ReservedConcurrentExecutions: atOnce,
    })
    expect(ofType('AWS::Logs::LogGroup').every(({ RetentionInDays }) => RetentionInDays === 30)).toBe(true)
  })

  test.each(functionNames)('%s: its bundle is small, starts on what it is given, and says what it lacks', (name) => {
    const file = join(bundles[name] ?? '', 'src/game/tables/index.mjs')
    // The one with a package beside its code brings the SDK too.
    expect(statSync(file).size).toBeLessThanOrEqual(functionNeeds[name].packages ? 1_200_000 : 350_000)
    const given = (lambdaOf(name).Environment as { Variables: Json }).Variables
    const settings = {
      ...Object.fromEntries(Object.keys(given).map((setting) => [setting, '123'])),
      KUPODEX_API_KEYS: 'none',
      KUPODEX_DISCOVERY: '0',
      KUPODEX_READER_KEY: 'k'.repeat(64),
      KUPODEX_ISSUER: 'https://id.example',
      KUPODEX_DISCORD_KEY: 'ab'.repeat(32),
      KUPODEX_SITE: 'https://kupodex.example',
    }
    const probe = JSON.parse(
      execFileSync(process.execPath, [join(import.meta.dirname, 'probe.fixture.ts'), file, JSON.stringify(settings)], {
        // Nothing of ours: the first look is without settings.
        env: { PATH: process.env.PATH ?? '' },
        encoding: 'utf8',
      }),
    ) as Probe
    const complaints = probe.complaint.match(/KUPODEX_[A-Z_]+/g) ?? []
    expect(complaints).not.toEqual([])
    // It is given what it reads and no other setting, but that it can do without some.
    const required = Object.keys(given).filter((setting) => !(optionalSettings as string[]).includes(setting))
    expect(complaints.sort()).toEqual(required.sort())
    expect(probe).toMatchObject({ missing: [], handles: true })
  })

  test('their addresses take requests from the distribution only, but that of chat, which takes what Discord signs', () => {
    const answering = new Set(edgeBehaviours().map(({ name }) => name))
    const urls = ofType('AWS::Lambda::Url')
    const open = urls.filter(({ AuthType }) => AuthType !== 'AWS_IAM')
    expect(urls).toHaveLength(['missing', ...answering].length)
    expect(open.map(({ AuthType, TargetFunctionArn }) => [AuthType, TargetFunctionArn])).toEqual([
      ['NONE', { 'Fn::GetAtt': [lambdaOf('chat').id, 'Arn'] }],
    ])
    const permissions = ofType('AWS::Lambda::Permission').filter(
      ({ Principal }) => Principal !== 'cognito-idp.amazonaws.com',
    )
    const [closed, others] = [true, false].map((isClosed) =>
      permissions.filter(({ Principal }) => (Principal === 'cloudfront.amazonaws.com') === isClosed),
    )
    for (const { id, SourceArn } of closed ?? []) expect(JSON.stringify(SourceArn), id).toContain('distribution/')
    expect(closed).toHaveLength(2 * (urls.length - 1))
    for (const { FunctionName } of others ?? [])
      expect(FunctionName).toEqual({ 'Fn::GetAtt': [lambdaOf('chat').id, 'Arn'] })
    // By its address alone, and not by a call of Lambda's own interface.
    expect(
      others?.map(({ Action, FunctionUrlAuthType, InvokedViaFunctionUrl }) => [
        Action,
        FunctionUrlAuthType ?? InvokedViaFunctionUrl,
      ]),
    ).toEqual([
      ['lambda:InvokeFunctionUrl', 'NONE'],
      ['lambda:InvokeFunction', true],
    ])
  })
})

describe('chat', () => {
  const chatOf = (of: typeof resources) => Object.keys(of).filter((id) => id.startsWith('Chat'))

  test('knows the key of Discord and the address of the site, and nothing of users', () =>
    expect(lambdaOf('chat').Environment).toEqual({
      Variables: {
        KUPODEX_TABLE: expect.anything(),
        KUPODEX_BUCKET: expect.anything(),
        KUPODEX_DISCORD_KEY: 'ab'.repeat(32),
        KUPODEX_SITE: 'https://kupodex.invalid',
      },
    }))

  test('without a key of Discord is not there: no function, no role, no alarm, no path', () => {
    expect(chatOf(resources)).not.toEqual([])
    const without = synth({ discordKey: undefined })
    expect(chatOf(without.resources)).toEqual([])
    expect(without.text).not.toContain('discord')
  })
})

describe('the function of new passwords', () => {
  const arn = { 'Fn::GetAtt': [lambdaOf('password').id, 'Arn'] }
  const [pool] = ofType('AWS::Cognito::UserPool')

  test('is called by the pool after a confirmation, and by nobody else', () => {
    expect(pool?.LambdaConfig).toEqual({ PostConfirmation: arn })
    const given = ofType('AWS::Lambda::Permission').filter(
      ({ FunctionName }) => JSON.stringify(FunctionName) === JSON.stringify(arn),
    )
    expect(given).toMatchObject([
      { Principal: 'cognito-idp.amazonaws.com', SourceArn: { 'Fn::GetAtt': [pool?.id, 'Arn'] } },
    ])
  })

  test('needs nothing of the pool, which could not be made after it otherwise', () => {
    const needed = Object.entries(resources).filter(([id]) => /^Password(Role|Log|[0-9A-F]{8}$)/.test(id))
    expect(needed.map(([, { Type }]) => Type.replace(/.*::/, '')).sort()).toEqual([
      ...['Function', 'LogGroup', 'MetricFilter', 'Policy', 'Role'],
    ])
    expect(JSON.stringify(needed)).not.toContain(pool?.id)
    expect(Object.keys((lambdaOf('password').Environment as { Variables: Json }).Variables)).toEqual(['KUPODEX_TABLE'])
  })

  test('answers while Cognito waits', () => expect(functionNeeds.password.timeout).toBeLessThanOrEqual(5))

  test('is not there with another provider of logins, which would not call it', () => {
    const other = synth({ issuer: 'https://id.example/', clientId: 'kupodex' })
    expect(Object.keys(other.resources).filter((id) => id.startsWith('Password'))).toEqual([])
  })
})

describe('jobs', () => {
  const schedules = new Map(
    ofType('AWS::Scheduler::Schedule').map((schedule) => [String(schedule.Description), schedule]),
  )
  /** What a job starts, as the template names it. */
  const startedBy = ({ cron, summary }: JobOf<unknown>) => {
    const schedule = schedules.get(summary)
    expect(schedule).toMatchObject({
      ScheduleExpression: awsCron(cron),
      ScheduleExpressionTimezone: 'Etc/UTC',
      Target: { DeadLetterConfig: { Arn: expect.anything() } },
    })
    const { Arn } = schedule?.Target as { Arn: { 'Fn::GetAtt': [string, string] } }
    return resources[Arn['Fn::GetAtt'][0]]
  }

  test('every job of the timetable is scheduled', () => expect(schedules.size).toBe(Object.keys(timetable).length))

  test.each(scriptJobs)('$id runs its own scripts one after another, for as long as it may take', (job) => {
    const { Properties, Type } = startedBy(job)!
    expect(Type).toBe('AWS::CodeBuild::Project')
    expect(Properties).toMatchObject({ ConcurrentBuildLimit: 1, AutoRetryLimit: 2, TimeoutInMinutes: job.longest })
    const { phases } = JSON.parse((Properties as Json as { Source: { BuildSpec: string } }).Source.BuildSpec) as {
      phases: Record<string, { commands: string[] }>
    }
    expect(phases.build?.commands).toEqual([job.work.scripts.map((script) => `npm run ${script}`).join(' && ')])
    expect(phases.install?.commands[0]).toContain('npm ci --ignore-scripts')
    for (const script of job.work.scripts) {
      expect(packageJson.scripts).toHaveProperty(script)
      // So that one machine can run it without npm between.
      expect(existsSync(join(import.meta.dirname, '../../..', argumentsOf(script)[0] ?? ''))).toBe(true)
    }
  })

  test.each(functionJobs)('$id starts its function, which has as long as the job may take', (job) => {
    const { Properties, Type } = startedBy(job)!
    expect(Type).toBe('AWS::Lambda::Function')
    expect(lambdaOf(job.work.name)).toMatchObject(Properties)
    expect(functionNeeds[job.work.name].timeout).toBe(job.longest * 60)
  })

  test('the worker is one, is not started twice, and leaves a letter when it dies', () => {
    expect(functionNeeds.sync.atOnce).toBe(1)
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      MaximumRetryAttempts: 0,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    })
  })
})

test('the schedule of the worker is switched off where it runs elsewhere, and no other', () => {
  const statesOf = (of: typeof resources) =>
    lookAt(of)
      .ofType('AWS::Scheduler::Schedule')
      .map(({ Description, State }) => [Description, State])
  const all = Object.values(timetable).map(({ summary }) => summary)
  expect(statesOf(resources).sort()).toEqual(all.map((summary) => [summary, 'ENABLED']).sort())
  const other = synth({ sync: 'elsewhere' })
  expect(statesOf(other.resources).sort()).toEqual(
    all.map((summary) => [summary, summary === timetable.sync.summary ? 'DISABLED' : 'ENABLED']).sort(),
  )
  // It can still be started by hand, and calls read the Lodestone as ever.
  expect(lookAt(other.resources).lambdaOf('sync')).toMatchObject({ ReservedConcurrentExecutions: 1 })
})

test('the operator gets a mail when the account costs more than expected', () => {
  template.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 50, Unit: 'USD' } },
    NotificationsWithSubscribers: Match.arrayWith([
      Match.objectLike({
        Notification: Match.objectLike({ NotificationType: 'FORECASTED', Threshold: 100 }),
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'alarms@kupodex.example' }],
      }),
    ]),
  })
})

describe('alarms', () => {
  test('functions, dead letters, failed and missing nights; all go to the topic, which the alarms may use', () => {
    const alarms = ofType('AWS::CloudWatch::Alarm')
    expect(alarms.map(({ id }) => id.replace(/Alarm[0-9A-F]{8}$/, '')).sort()).toEqual(
      [
        ...functionNames.flatMap((name) => {
          const id = capitalised(name)
          return [`${id}Crashed`, `${id}Failed`]
        }),
        'DeadLetters',
        'SignUps',
        'Throttled',
        ...scriptJobs.map(({ id }) => `${capitalised(id)}Failed`),
        // A day without a start is missed within hours; of a job that starts less often nobody could say so.
        ...scriptJobs.filter(({ cron }) => cron.endsWith(' * * *')).map(({ id }) => `${capitalised(id)}Missing`),
      ].sort(),
    )
    // The prices of this one are on: their job fails, or is missing. So is chat, which fails or crashes.
    expect([alarms.length, ofType('AWS::SecretsManager::Secret').length]).toEqual([
      standing.alarms + 4,
      standing.secrets,
    ])
    for (const alarm of alarms) expect(alarm.AlarmActions, alarm.id).toHaveLength(1)
    // One error already leaves tokens valid that must not be.
    const failed = (id: string) => alarms.find((alarm) => alarm.id.startsWith(`${id}Failed`))?.Threshold
    expect([failed('Password'), failed('User')]).toEqual([1, 5])
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'alarms@kupodex.example' })
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' } }),
        ]),
      },
    })
  })
})

test('CDK has nothing to warn of', () => {
  const warnings = Annotations.fromStack(stack).findWarning('*', Match.anyValue())
  expect(warnings.map(({ id, entry }) => [id, entry.data])).toEqual([])
})

/** The projects that publish nights and build pages. */
const nightProjects = () => ofType('AWS::CodeBuild::Project').filter(({ Name }) => Name !== 'Kupodex-Prices')

describe('prices', () => {
  const environmentOf = (of: typeof resources, name: string) => {
    const project = lookAt(of)
      .ofType('AWS::CodeBuild::Project')
      .find(({ Name }) => Name === name)
    const variables = (project?.Environment as { EnvironmentVariables: { Name: string; Value: unknown }[] } | undefined)
      ?.EnvironmentVariables
    return variables && Object.fromEntries(variables.map(({ Name, Value }) => [Name, Value]))
  }

  test('are asked for with our contact, by a job that knows nothing of logins and the edge; pages know that there are some', () => {
    const known = { KUPODEX_TABLE: expect.anything(), KUPODEX_BUCKET: expect.anything() }
    const asked = { KUPODEX_PRICES_ADDRESS: 'https://universalis.app', KUPODEX_CONTACT: 'operator@kupodex.example' }
    expect(environmentOf(resources, 'Kupodex-Prices')).toEqual({ ...known, ...asked })
    expect(environmentOf(resources, 'Kupodex-Night')).toHaveProperty('KUPODEX_PRICES_ADDRESS')
  })

  test('without the setting nobody is asked: no project, no schedule, no alarm, no role', () => {
    const without = synth({ prices: 'off', discordKey: undefined })
    expect(Object.keys(without.resources).filter((id) => id.startsWith('Prices'))).toEqual([])
    expect(environmentOf(without.resources, 'Kupodex-Night')).not.toHaveProperty('KUPODEX_PRICES_ADDRESS')
    expect(lookAt(without.resources).ofType('AWS::CloudWatch::Alarm')).toHaveLength(standing.alarms)
  })
})

test('functions that check tokens and pages that log in have the same provider of logins', () => {
  const variablesOf = (name: string) => (lambdaOf(name).Environment as { Variables: Json }).Variables
  const { KUPODEX_ISSUER: issuer, KUPODEX_CLIENT_ID: clientId } = variablesOf('user')
  expect(JSON.stringify([issuer, clientId])).toMatch(/"Users[0-9A-F]+","ProviderURL".*"UsersSite[0-9A-F]+"/)
  const taking = new Set(functionBehaviours.filter(({ takesToken }) => takesToken).map(({ name }) => name))
  for (const name of functionNames) {
    const { KUPODEX_ISSUER, KUPODEX_CLIENT_ID, KUPODEX_ROLES_CLAIM } = variablesOf(name)
    const given = [KUPODEX_ISSUER, KUPODEX_CLIENT_ID, KUPODEX_ROLES_CLAIM]
    expect(given, name).toEqual(
      (taking as Set<string>).has(name) ? [issuer, clientId, 'cognito:groups'] : [undefined, undefined, undefined],
    )
  }
  for (const { Environment } of nightProjects()) {
    const { EnvironmentVariables } = Environment as { EnvironmentVariables: { Name: string; Value: unknown }[] }
    const valueOf = (name: string) => EnvironmentVariables.find(({ Name }) => Name === name)?.Value
    expect([valueOf('KUPODEX_ISSUER'), valueOf('KUPODEX_CLIENT_ID')]).toEqual([issuer, clientId])
    expect(JSON.stringify(valueOf('KUPODEX_ISSUER_ENDPOINTS'))).toContain('.amazoncognito.com')
  }
})

test('pages load faces from the Lodestone itself, and say who runs the site', () => {
  const projects = nightProjects()
  expect(projects.length).toBeGreaterThan(0)
  for (const { Environment } of projects) {
    const { EnvironmentVariables } = Environment as { EnvironmentVariables: { Name: string; Value: unknown }[] }
    expect(EnvironmentVariables).toContainEqual({
      Name: 'KUPODEX_FACES_ADDRESS',
      Type: 'PLAINTEXT',
      Value: 'https://img2.finalfantasyxiv.com/',
    })
    expect(EnvironmentVariables).toContainEqual({ Name: 'KUPODEX_OPERATOR', Type: 'PLAINTEXT', Value: 'Mog' })
  }
})

test('settings stand where the functions read them', () => {
  const { Variables } = lambdaOf('sync').Environment as { Variables: Json }
  expect(Variables).toMatchObject({ KUPODEX_CONTACT: 'operator@kupodex.example', KUPODEX_LODESTONE_RATE: '1' })
  expect(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8')).toContain('node src/aws/app.ts')
})
