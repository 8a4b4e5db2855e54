import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, CloudFormationValidatePlugin, type PolicyViolation, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, type IApplyRule } from 'cdk-nag'
import { tableDefinition } from '@kupodex/data/store'
import { describe, expect, test } from 'vitest'
import type { AwsSettings } from './settings.ts'
import { synth } from './synth.fixture.ts'

/** The rules of cdk-nag, and what they find before anything is accepted: the constructs by rule. */
class Findings extends AwsSolutionsChecks {
  readonly found: { rule: string; path: string }[] = []

  protected override applyRule(params: IApplyRule): void {
    const { ruleSuffixOverride = params.rule.name, node } = params
    const result: unknown = params.rule(node)
    const rule = `AwsSolutions-${ruleSuffixOverride}`
    const rules = Array.isArray(result) ? result.map((each) => `${rule}[${each}]`) : [rule]
    if (Array.isArray(result) || result === 'Non-Compliant')
      this.found.push(...rules.map((each) => ({ rule: each, path: node.node.path })))
    super.applyRule(params)
  }
}

/** One line for each resource that breaks a rule. */
const linesOf = (violations: readonly PolicyViolation[]): string[] =>
  violations.flatMap(({ ruleName, description, violatingResources }) =>
    violatingResources.map(
      ({ constructPath, resourceLogicalId }) => `${ruleName} ${resourceLogicalId ?? constructPath}: ${description}`,
    ),
  )

/** Validates as AWS does before it makes anything; the schemas come with CDK. */
const validator = new CloudFormationValidatePlugin()
const app = new App({ analyticsReporting: false })

/** Where a template does not fit the schemas of its resources, warnings too. */
const misfits = (template: string): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const templatePath = join(folder, 'stack.template.json')
  writeFileSync(templatePath, template)
  const stack = { stackConstructPath: 'stack', templatePath, accountId: '123456789012', region: 'eu-central-1' }
  const context = { appConstruct: app, templatePaths: [templatePath], stackTemplates: [stack] }
  const found = linesOf(validator.validate(context).violations)
  rmSync(folder, { recursive: true })
  return found
}

const variants: [string, Partial<AwsSettings>][] = [
  ['as it is deployed first', {}],
  [
    'with a domain and WAF',
    {
      webAcl: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/kupodex/12345678-1234-1234-1234-123456789012',
      domain: 'kupodex.example',
      certificate: 'arn:aws:acm:us-east-1:123456789012:certificate/12345678-1234-1234-1234-123456789012',
    },
  ],
  ['with web ACLs of its own, and mails by Cognito', { webAcl: 'own', mailFrom: undefined }],
  [
    'with another provider of logins, without alarms',
    { issuer: 'https://id.example/', clientId: 'kupodex', alarms: undefined, prices: 'off', discordKey: undefined },
  ],
  ['for trying, with the worker on another machine', { stage: 'try', sync: 'elsewhere' }],
]

describe.each(variants)('the stack %s', (_, settings) => {
  const { stack, text } = synth(settings)

  test('follows the rules of cdk-nag, but where a reason is given, and no reason is given for nothing', () => {
    const rules = new Findings()
    expect(linesOf(rules.validateScope(stack).violations)).toEqual([])
    for (const { node } of stack.node.findAll()) {
      const accepted = node.metadata.filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      for (const [rule, reason] of accepted.flatMap(({ data }) => Object.entries(data as Record<string, string>))) {
        const id = rule.replace(/^Annotation::/, '')
        if (!id.startsWith('AwsSolutions-')) continue
        const meant = rules.found.filter(({ rule, path }) => rule === id && path.startsWith(node.path))
        expect(meant, `${id} of ${node.path}`).not.toEqual([])
        expect(reason).toMatch(/\.$/)
      }
    }
    expect(rules.found.length).toBeGreaterThan(10)
  })

  test('fits the schemas of its resources', () => {
    expect(misfits(text)).toEqual([])
  })
})

test('what does not fit its schema is found', () => {
  const Resources = {
    Unknown: { Type: 'AWS::SQS::Queueue' },
    Property: { Type: 'AWS::SQS::Queue', Properties: { Nonsense: 1 } },
    Kind: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 'long' } },
    Value: { Type: 'AWS::DynamoDB::Table', Properties: { ...tableDefinition, BillingMode: 'FREE' } },
    Missing: { Type: 'AWS::Lambda::Function', Properties: { Code: { ZipFile: '1' } } },
    Ref: { Type: 'AWS::SQS::Queue', Properties: { QueueName: { Ref: 'Nothing' } } },
  }
  const found = misfits(JSON.stringify({ Resources })).join('\n')
  for (const id of Object.keys(Resources)) expect(found).toContain(` ${id}: `)
})
