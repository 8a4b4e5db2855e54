import { App, Stack } from 'aws-cdk-lib'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { type AwsSettings, readAwsSettings } from './settings.ts'
import { makeSignIn } from './sign-in.ts'
import { type Json, lookAt, type Resource } from './synth.fixture.ts'
import { loginRate } from './web-acl.ts'

const make = (env: Record<string, string>) => {
  const settings: AwsSettings = readAwsSettings({ KUPODEX_CONTACT: 'a@b.example', ...env }, () => undefined)
  const stack = new Stack(new App({ analyticsReporting: false }), 'Test')
  const alarms: string[] = []
  const { signIn, pool } = makeSignIn(stack, settings, { topic: null as never, add: (id) => void alarms.push(id) })
  const { Resources = {} } = Template.fromStack(stack).toJSON() as { Resources?: Record<string, Resource> }
  const warnings = Annotations.fromStack(stack).findWarning('*', Match.anyValue())
  return {
    ...{ signIn: stack.resolve(signIn) as Json, ...lookAt(Resources), resources: Object.values(Resources), pool },
    ...{ alarms, warnings: warnings.map(({ entry }) => String(entry.data)) },
  }
}

const domain = {
  KUPODEX_DOMAIN: 'kupodex.example',
  KUPODEX_CERTIFICATE: 'arn:aws:acm:us-east-1:123456789012:certificate/0000',
}

describe('without another provider of logins', () => {
  const { signIn, ofType, resources } = make(domain)
  const [pool] = ofType('AWS::Cognito::UserPool')
  const [client] = ofType('AWS::Cognito::UserPoolClient')

  test('a user pool is one: people sign up by e-mail address, and it stays when the stack is deleted', () => {
    expect(pool).toMatchObject({
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      DeletionProtection: 'ACTIVE',
      UserPoolTier: 'ESSENTIALS',
      Policies: { PasswordPolicy: { MinimumLength: 10 } },
    })
    expect(resources.find(({ Type }) => Type === 'AWS::Cognito::UserPool')).toMatchObject({ DeletionPolicy: 'Retain' })
    // Nothing of it sends text messages, which would need a role.
    expect(ofType('AWS::IAM::Role')).toEqual([])
  })

  test('its client is public: a code with PKCE, refresh tokens that rotate, no secret', () => {
    expect(client).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email'],
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      ReadAttributes: ['email', 'email_verified'],
      WriteAttributes: ['email'],
      AccessTokenValidity: 15,
      TokenValidityUnits: { AccessToken: 'minutes' },
    })
    // Without a list there would be ALLOW_REFRESH_TOKEN_AUTH, which rotation replaces.
    expect(client?.ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH'])
    expect(JSON.stringify(resources)).not.toMatch(/secret(?!")/i)
  })

  test('it sends browsers back to the site, in every language', () => {
    expect(client?.CallbackURLs).toEqual(['', '/de', '/fr', '/ja'].map((of) => `https://kupodex.example${of}/login/`))
    expect(client?.LogoutURLs).toEqual(['', '/de', '/fr', '/ja'].map((of) => `https://kupodex.example${of}/`))
  })

  test('functions and pages learn who it is; administrators are a group', () => {
    expect(signIn).toEqual({
      issuer: { 'Fn::GetAtt': [pool?.id, 'ProviderURL'] },
      clientId: { Ref: client?.id },
      rolesClaim: 'cognito:groups',
      endpoints: expect.anything(),
      accountPage: expect.anything(),
    })
    expect(JSON.stringify(signIn.accountPage)).toMatch(/forgotPassword.*redirect_uri=\{login\}/)
    expect(JSON.stringify(signIn.endpoints)).toContain('.amazoncognito.com')
    expect(ofType('AWS::Cognito::UserPoolGroup')).toMatchObject([{ GroupName: 'admin' }])
    expect(ofType('AWS::Cognito::UserPoolDomain')).toHaveLength(1)
  })

  test.each([
    [{ KUPODEX_ADDRESS: 'https://d111.cloudfront.net' }, 'https://d111.cloudfront.net/login/'],
    [{}, 'https://kupodex.invalid/login/'],
  ])('without a domain of its own the address is a setting: %j', (env, back) => {
    const [own] = make(env).ofType('AWS::Cognito::UserPoolClient')
    expect((own?.CallbackURLs as string[])[0]).toBe(back)
  })
})

describe('a flood of sign-ups', () => {
  test('meets an alarm', () => expect(make(domain).alarms).toEqual(['SignUps']))

  test('stops no mails where SES sends them; without, a deployment says so', () => {
    const own = make({ ...domain, KUPODEX_MAIL_FROM: 'no-reply@kupodex.example' })
    expect(own.ofType('AWS::Cognito::UserPool')[0]).toMatchObject({
      EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', From: 'Kupodex <no-reply@kupodex.example>' },
    })
    expect(own.warnings).toEqual([])
    expect(make(domain).warnings).toEqual([expect.stringMatching(/50 mails a day.*KUPODEX_MAIL_FROM/)])
    expect(make({ ...domain, KUPODEX_STAGE: 'try' }).warnings).toEqual([])
  })

  test('meets a rate of each address where the stack makes web ACLs of its own', () => {
    expect(make(domain).ofType('AWS::WAFv2::WebACL')).toEqual([])
    const { ofType } = make({ ...domain, KUPODEX_WEB_ACL: 'own' })
    const [pool] = ofType('AWS::Cognito::UserPool')
    const [acl] = ofType('AWS::WAFv2::WebACL')
    expect(acl).toMatchObject({
      Scope: 'REGIONAL',
      Rules: [{ Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: loginRate } } }],
    })
    expect(ofType('AWS::WAFv2::WebACLAssociation')).toMatchObject([
      { ResourceArn: { 'Fn::GetAtt': [pool?.id, 'Arn'] }, WebACLArn: { 'Fn::GetAtt': [acl?.id, 'Arn'] } },
    ])
  })
})

test('with another provider there is no pool, and the settings say who it is', () => {
  const { signIn, resources, pool } = make({
    ...domain,
    ...{ KUPODEX_ISSUER: 'https://id.example/', KUPODEX_CLIENT_ID: 'site', KUPODEX_ROLES_CLAIM: 'https://k.example/r' },
    KUPODEX_ACCOUNT_PAGE: 'https://id.example/me',
  })
  expect(signIn).toEqual({
    ...{ issuer: 'https://id.example/', clientId: 'site', rolesClaim: 'https://k.example/r' },
    accountPage: 'https://id.example/me',
  })
  expect(resources).toEqual([])
  expect(pool).toBeUndefined()
})
