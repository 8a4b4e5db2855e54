import { Stack, Token } from 'aws-cdk-lib'
import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

/** Requests of one address in five minutes: some 80 first pages. */
export const siteRate = 2000

/** The same to the pages of logins: a school whose pupils all sign up at once stays below. */
export const loginRate = 300

/** Lists that AWS keeps, which cost nothing beyond a rule each: addresses known for attacks, and requests that only attacks send. */
const managedGroups = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'] as const

/** Web ACLs and their rules, as `npm run cost` counts them: one in front of the site, and one in front of the logins. */
export const webAclParts = { webAcls: 2, rules: managedGroups.length + 2 } as const

const seen = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
})

const rateRule = (limit: number): CfnWebACL.RuleProperty => ({
  name: 'rate',
  priority: 0,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP' } },
  visibilityConfig: seen('rate'),
})

const managedRule = (name: string, at: number): CfnWebACL.RuleProperty => ({
  name,
  priority: at + 1,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: seen(name),
})

/** CloudFront takes web ACLs of one region only. */
const homeOfCloudFront = 'us-east-1'

/** Makes a web ACL for the distribution, and returns its ARN. */
export const makeSiteAcl = (scope: Construct): string => {
  const { region } = Stack.of(scope)
  if (!Token.isUnresolved(region) && region !== homeOfCloudFront)
    throw new Error(
      `KUPODEX_WEB_ACL can be "own" only where the stack is in ${homeOfCloudFront}, and this one is in ${region}: make a web ACL there as ABUSE.md says, and set its ARN.`,
    )
  return new CfnWebACL(scope, 'SiteAcl', {
    scope: 'CLOUDFRONT',
    description: 'A rate for each address, and lists that AWS keeps',
    defaultAction: { allow: {} },
    visibilityConfig: seen('site'),
    rules: [rateRule(siteRate), ...managedGroups.map(managedRule)],
  }).attrArn
}

export const protectLogins = (scope: Construct, pool: UserPool): void => {
  const { attrArn: webAclArn } = new CfnWebACL(scope, 'LoginAcl', {
    scope: 'REGIONAL',
    description: 'A rate for each address that logs in or signs up',
    defaultAction: { allow: {} },
    visibilityConfig: seen('logins'),
    rules: [rateRule(loginRate)],
  })
  new CfnWebACLAssociation(scope, 'LoginAclOfUsers', { resourceArn: pool.userPoolArn, webAclArn })
}
