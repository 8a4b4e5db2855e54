import { describe, expect, test } from 'vitest'
import { readAwsSettings } from './settings.ts'

const read = (env: Record<string, string>, context: Record<string, unknown> = {}) =>
  readAwsSettings(env, (name) => context[name])

describe('readAwsSettings', () => {
  test('a contact is all that is needed', () =>
    expect(read({ KUPODEX_CONTACT: 'operator@kupodex.example' })).toEqual({
      stage: 'real',
      contact: 'operator@kupodex.example',
      budget: 50,
      lodestoneRate: 1,
      sync: 'here',
      apiKeys: 'none',
      canary: 'none',
      discovery: 0,
      rolesClaim: 'roles',
      faces: 'on',
      prices: 'off',
    }))

  test('context serves where the environment says nothing', () =>
    expect(
      read({ KUPODEX_CONTACT: 'https://kupodex.example/about' }, { contact: 'x', lodestoneRate: '0.5' }),
    ).toMatchObject({ contact: 'https://kupodex.example/about', lodestoneRate: 0.5 }))

  test('a stage for trying costs less and asks the Lodestone less often, unless something else is said', () => {
    const contact = { KUPODEX_CONTACT: 'operator@kupodex.example' }
    expect(read(contact, { stage: 'try' })).toMatchObject({ stage: 'try', budget: 10, lodestoneRate: 0.5 })
    expect(read({ ...contact, KUPODEX_STAGE: 'try' }, { budget: '5' })).toMatchObject({ stage: 'try', budget: 5 })
  })

  test.each([
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_STAGE: 'Try' }, 'KUPODEX_STAGE must be real or try'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_BUDGET: '0' }, 'KUPODEX_BUDGET must be US dollars a month, above 0'],
    [{}, 'KUPODEX_CONTACT must be an e-mail address or web address'],
    [{ KUPODEX_CONTACT: 'me' }, 'KUPODEX_CONTACT must be'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_DOMAIN: 'kupodex.example' }, 'KUPODEX_CERTIFICATE must be set too'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_LODESTONE_RATE: '5' }, 'KUPODEX_LODESTONE_RATE must be above 0'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_SYNC: 'off' }, 'KUPODEX_SYNC must be here or elsewhere'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_API_KEYS: 'my-key' }, 'KUPODEX_API_KEYS must be the SHA-256 hashes'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_CANARY: '0' }, 'KUPODEX_CANARY must be the Lodestone id'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_DISCOVERY: '0.6' }, 'KUPODEX_DISCOVERY must be a share of the pace'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_DISCOVERY: 'on' }, 'KUPODEX_DISCOVERY must be a share of the pace'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_ALARMS: 'nobody' }, 'KUPODEX_ALARMS must be the e-mail address'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_MAIL_FROM: 'kupodex' }, 'KUPODEX_MAIL_FROM must be an e-mail address'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_ADDRESS: 'kupodex.example' }, 'KUPODEX_ADDRESS must be an address'],
    [
      {
        KUPODEX_CONTACT: 'a@b.example',
        KUPODEX_WEB_ACL: 'arn:aws:wafv2:eu-central-1:123456789012:regional/webacl/a/1',
      },
      'KUPODEX_WEB_ACL must be the ARN of a web ACL for CloudFront, or "own"',
    ],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_ISSUER: 'https://id.example' }, 'KUPODEX_CLIENT_ID must be set too'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_FACES: 'some' }, 'KUPODEX_FACES must be on or off'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_PRICES: 'yes' }, 'KUPODEX_PRICES must be on or off'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_DISCORD_KEY: 'my-key' }, 'KUPODEX_DISCORD_KEY must be the public key'],
    [
      { KUPODEX_CONTACT: 'a@b.example', KUPODEX_DISCORD_KEY: 'ab'.repeat(32) },
      'KUPODEX_ADDRESS must be set, or a domain',
    ],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_CLIENT_ID: 'kupodex' }, 'KUPODEX_ISSUER must be set too'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_ISSUER: 'http://id.example' }, 'KUPODEX_ISSUER must be the address'],
    [{ KUPODEX_CONTACT: 'a@b.example', KUPODEX_ISSUER: 'https://id.example/?a=b' }, 'KUPODEX_ISSUER must be'],
  ])('%j is refused: %s', (env, sentence) => expect(() => read(env)).toThrow(sentence))

  test('a provider of logins has its endpoints where it says', () => {
    const given = { KUPODEX_CONTACT: 'a@b.example', KUPODEX_ISSUER: 'https://id.example/tenant/' }
    const more = { KUPODEX_CLIENT_ID: 'site', KUPODEX_ISSUER_ENDPOINTS: 'https://login.example' }
    expect(read({ ...given, ...more, KUPODEX_ROLES_CLAIM: 'https://kupodex.example/roles' })).toMatchObject({
      issuer: 'https://id.example/tenant/',
      clientId: 'site',
      issuerEndpoints: 'https://login.example',
      rolesClaim: 'https://kupodex.example/roles',
    })
  })

  test('every complaint is shown at once', () =>
    expect(() => read({ KUPODEX_DOMAIN: 'no', KUPODEX_ALARMS: 'no' })).toThrow(/CONTACT[^]*DOMAIN[^]*ALARMS/))
})
