import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import cdkJson from '../../cdk.json' with { type: 'json' }
import { thisMachine } from '../install/left-out.ts'
import { type BundleMaker, bundleFunction } from './function.ts'
import { functionNames } from './functions.ts'
import type { AwsSettings } from './settings.ts'
import { KupodexStack } from './stack.ts'
import { stages } from './stage.ts'

/** A resource of a template. */
export interface Resource {
  Type: string
  Properties: Record<string, never>
}

/** What a test sees of the app. */
export interface Synth {
  stack: KupodexStack
  template: Template
  resources: Record<string, Resource>
  text: string
}

const settings: AwsSettings = {
  stage: 'real',
  contact: 'operator@kupodex.example',
  lodestoneRate: 1,
  sync: 'here',
  apiKeys: 'none',
  canary: 'none',
  discovery: 0,
  alarms: 'alarms@kupodex.example',
  mailFrom: 'no-reply@kupodex.example',
  budget: 50,
  rolesClaim: 'roles',
  faces: 'on',
  prices: 'on',
  discordKey: 'ab'.repeat(32),
}

const bundleForThisMachine: BundleMaker = (name, folder) => bundleFunction(name, thisMachine(), folder)

/** In place of a bundle, which takes most of the time: nobody runs it. */
const bundleNothing: BundleMaker = (name, folder) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.mjs'), `throw new Error('${name} was not bundled')`)
}

const make = (changes: Partial<AwsSettings>, bundle: BundleMaker): Synth & { folder: string } => {
  // Inside the project, where the bundles find the AWS SDK that Lambda would bring.
  const out = join(import.meta.dirname, '..', '..', 'cdk.out')
  mkdirSync(out, { recursive: true })
  const folder = mkdtempSync(join(out, 'test-'))
  const source = join(folder, 'source')
  mkdirSync(source)
  writeFileSync(join(source, 'package.json'), '{}')
  const app = new App({ outdir: join(folder, 'app'), context: cdkJson.context, analyticsReporting: false })
  const given = { ...settings, ...changes }
  const stack = new KupodexStack(app, stages[given.stage].stack, {
    settings: given,
    pages: { KUPODEX_OPERATOR: 'Mog' },
    ...{ source, ignore: [], bundles: join(folder, 'bundles'), bundle },
  })
  const template = Template.fromStack(stack)
  const json = template.toJSON() as { Resources: Record<string, Resource> }
  return {
    stack,
    template,
    resources: json.Resources,
    text: JSON.stringify(json),
    folder,
  }
}

const made = new Map<string, Synth>()

/**
 * The app as the command line makes it, with a source of one file, some settings of its own, and functions without code. It is made once
 * for all tests of a process that have the same settings.
 */
export const synth = (changes: Partial<AwsSettings> = {}): Synth => {
  const key = JSON.stringify(changes, (_, value: unknown) => value ?? null)
  const known = made.get(key)
  if (known) return known
  const { folder, ...app } = make(changes, bundleNothing)
  rmSync(folder, { recursive: true })
  made.set(key, app)
  return app
}

/** The same with the functions' code for this machine, and its folders by name; `folder`, which has them all, is the caller's to remove. */
export const synthWithCode = (): Synth & { bundles: Record<string, string>; folder: string } => {
  const app = make({}, bundleForThisMachine)
  return { ...app, bundles: Object.fromEntries(functionNames.map((name) => [name, join(app.folder, 'bundles', name)])) }
}

/** Any part of a template. */
export type Json = Record<string, unknown>

/** A statement of a policy. */
export interface Statement {
  Effect: string
  Action: string | string[]
  Resource: unknown
  Principal?: unknown
  Condition?: unknown
}

/** Looks at the resources of a template. */
export const lookAt = (resources: Synth['resources']) => {
  const ofType = (type: string) =>
    Object.entries(resources)
      .filter(([, resource]) => resource.Type === type)
      .map(([id, { Properties }]) => ({ id, ...(Properties as Json) }) as Json & { id: string })
  return {
    ofType,
    distribution: () =>
      (ofType('AWS::CloudFront::Distribution')[0] as Json).DistributionConfig as {
        DefaultCacheBehavior: Json
        CacheBehaviors: Json[]
        Origins: Json[]
        OriginGroups: { Items: Json[] }
        CustomErrorResponses?: Json[]
      },
    lambdaOf: (name: string) =>
      ofType('AWS::Lambda::Function').find(({ id }) => id.toLowerCase().startsWith(name)) as Json & { id: string },
  }
}

/** The statements of a policy document. */
export const statementsOf = (document: unknown): Statement[] => (document as { Statement: Statement[] }).Statement
