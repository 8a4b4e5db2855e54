import { App, Stack } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { lookAt, synth } from './synth.fixture.ts'
import { makeSiteAcl, siteRate, webAclParts } from './web-acl.ts'

const webAclOf = (resources: Parameters<typeof lookAt>[0]) =>
  (lookAt(resources).distribution() as unknown as { WebACLId?: unknown }).WebACLId

describe('a web ACL of its own', () => {
  const { resources } = synth({ webAcl: 'own' })
  const { ofType } = lookAt(resources)
  const acls = ofType('AWS::WAFv2::WebACL')
  const rules = (acl: (typeof acls)[number] | undefined) => acl?.Rules as Record<string, unknown>[]

  test('is in front of the distribution: a rate of each address first, then lists that AWS keeps', () => {
    const own = acls.find(({ Scope }) => Scope === 'CLOUDFRONT')
    expect(webAclOf(resources)).toEqual({ 'Fn::GetAtt': [own?.id, 'Arn'] })
    expect(own).toMatchObject({ DefaultAction: { Allow: {} } })
    expect(rules(own)).toMatchObject([
      {
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
        Statement: { RateBasedStatement: { Limit: siteRate, AggregateKeyType: 'IP' } },
      },
      { Statement: { ManagedRuleGroupStatement: { Name: 'AWSManagedRulesAmazonIpReputationList' } } },
      { Statement: { ManagedRuleGroupStatement: { Name: 'AWSManagedRulesKnownBadInputsRuleSet' } } },
    ])
    // A group that looks at bodies by their size would refuse ticks and pictures.
    expect(JSON.stringify(rules(own))).not.toContain('CommonRuleSet')
  })

  test('costs what npm run cost counts', () => {
    expect(acls).toHaveLength(webAclParts.webAcls)
    expect(acls.flatMap(rules)).toHaveLength(webAclParts.rules)
  })
})

test('without the setting there is none, and one that there is already is taken as it is', () => {
  const arn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/kupodex/12345678-1234-1234-1234-123456789012'
  for (const webAcl of [undefined, arn]) {
    const { resources } = synth({ webAcl })
    expect([webAclOf(resources), lookAt(resources).ofType('AWS::WAFv2::WebACL')]).toEqual([webAcl, []])
  }
})

test('in a region that CloudFront takes none from, it says what to do', () => {
  const stack = (region: string) => new Stack(new App({ analyticsReporting: false }), 'Test', { env: { region } })
  expect(() => makeSiteAcl(stack('eu-central-1'))).toThrow(/us-east-1.*eu-central-1.*ABUSE\.md/)
  expect(makeSiteAcl(stack('us-east-1'))).toBeTruthy()
})
