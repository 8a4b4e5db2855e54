import { Annotations, Aws, Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { signInAddresses } from '../sign-in-addresses.ts'
import { accept } from './accept.ts'
import type { Alarms } from './alarms.ts'
import type { AwsSettings } from './settings.ts'
import { removalOf, type Stage, stages } from './stage.ts'
import { protectLogins } from './web-acl.ts'

/** Who logs users in: public facts, which functions check tokens by and pages log in with. */
export interface SignIn {
  /** As tokens name it. */
  issuer: string
  clientId: string
  rolesClaim: string
  /** Where its pages and endpoints are, if that is another host than the issuer's. */
  endpoints?: string | undefined
  /** Where people change their password, as the site's setting `KUPODEX_ACCOUNT_PAGE` has it; missing where there is no such page. */
  accountPage?: string | undefined
}

/** Who logs users in, and the pool that does so where it is ours. */
interface Logins {
  signIn: SignIn
  pool?: UserPool
}

/** How long an access token is valid: a user who is deleted or loses a role is let in for that long. */
const accessTokenAge = Duration.minutes(15)

/** How long a device stays logged in without being used. */
const refreshTokenAge = Duration.days(30)

/** For how long a refresh token can be used once more: an answer that was lost on the way logs nobody out. Cognito's longest. */
const graceOfRenewal = Duration.seconds(60)

/** Nobody is sent back there; Cognito does not take a client without an address. */
const nowhere = 'https://kupodex.invalid'

/** The address of the site as far as it is known before the distribution is made. */
export const siteOf = ({ domain, address }: Pick<AwsSettings, 'domain' | 'address'>): string =>
  domain === undefined ? (address ?? nowhere) : `https://${domain}`

/** Sends mails by SES, from an address of a domain that was verified there. */
const mailOf = (fromEmail: string): UserPoolEmail =>
  UserPoolEmail.withSES({
    ...{ fromEmail, fromName: 'Kupodex', sesVerifiedDomain: fromEmail.replace(/^.*@/, '') },
    // The domain is verified where the stack is.
    sesRegion: Aws.REGION,
  })

const nobodySends =
  'Cognito itself sends at most 50 mails a day, and whoever makes up 50 addresses stops all sign-ups for a day: set KUPODEX_MAIL_FROM to an address of SES.'

/** Sign-ups in an hour at which the operator is told: more than a good evening brings. */
const manySignUps = 60

/** Tells the operator when many sign up: accounts are free, and most of a flood of them are nobody's. */
const watchSignUps = (pool: UserPool, client: UserPoolClient, alarms: Alarms): void =>
  alarms.add('SignUps', {
    metric: new Metric({
      namespace: 'AWS/Cognito',
      metricName: 'SignUpSuccesses',
      dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient: client.userPoolClientId },
      statistic: 'Sum',
      period: Duration.hours(1),
    }),
    says: 'Many people sign up; see ABUSE.md.',
    atLeast: manySignUps,
  })

const makePool = (scope: Construct, stage: Stage, mailFrom: string | undefined): UserPool => {
  const pool = new UserPool(scope, 'Users', {
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    // An address that was changed is used once it is verified.
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true } },
    passwordPolicy: {
      minLength: 10,
      requireDigits: false,
      requireLowercase: false,
      requireSymbols: false,
      requireUppercase: false,
    },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    ...(mailFrom === undefined ? {} : { email: mailOf(mailFrom) }),
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    // What renews refresh tokens by rotation.
    featurePlan: FeaturePlan.ESSENTIALS,
    deletionProtection: stage.keeps,
    removalPolicy: removalOf(stage),
  })
  accept(
    pool,
    'COG1',
    'At least ten letters of any kind: rules for kinds of letters make passwords that are easier to guess (NIST SP 800-63B, 3.1.1.2).',
  )
  accept(
    pool,
    'COG2',
    'Everybody may use an authenticator app. A login guards favourites and marks of a game; to demand a second factor would keep more people out than it protects.',
  )
  accept(
    pool,
    'COG8',
    'The plan Plus costs two cents for each user a month and has none free. Cognito locks a login after wrong passwords in every plan, and access tokens end after a quarter of an hour.',
  )
  new CfnUserPoolGroup(scope, 'Admins', {
    userPoolId: pool.userPoolId,
    groupName: 'admin',
    description: 'May edit what the site says about things',
  })
  return pool
}

const makeClient = (pool: UserPool, site: string): UserPoolClient => {
  const { login, logout } = signInAddresses(site)
  return pool.addClient('Site', {
    // Pages cannot keep a secret: a login is bound to the browser that began it by PKCE.
    generateSecret: false,
    // Without a list there would be three ways to log in beside the pages, one of which renews tokens without rotation.
    authFlows: { userSrp: true },
    disableOAuth: false,
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL],
      callbackUrls: login,
      logoutUrls: logout,
    },
    supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
    accessTokenValidity: accessTokenAge,
    idTokenValidity: accessTokenAge,
    refreshTokenValidity: refreshTokenAge,
    refreshTokenRotationGracePeriod: graceOfRenewal,
    // The site reads and changes nothing of a person but the address.
    readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true }),
    writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  })
}

/** Has the pool call a function after a new password. It gets no setting of the pool: each would have to be made before the other. */
export const tellOfPasswords = (pool: UserPool, told: LambdaFunction): void =>
  pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, told)

/**
 * Makes a user pool of Cognito with its pages and a public client for the site, or takes another issuer from the settings. The pool
 * keeps everybody's login, and that of the real stage stays when the stack is deleted. Its client must name the site's address, which is known beforehand
 * where the site has a domain; without one a later deployment is given it.
 */
export const makeSignIn = (scope: Construct, settings: AwsSettings, alarms: Alarms): Logins => {
  const { issuer, clientId, rolesClaim, issuerEndpoints, accountPage } = settings
  if (issuer !== undefined && clientId !== undefined)
    return { signIn: { issuer, clientId, rolesClaim, endpoints: issuerEndpoints, accountPage } }
  const stage = stages[settings.stage]
  const pool = makePool(scope, stage, settings.mailFrom)
  if (settings.mailFrom === undefined && stage.keeps) Annotations.of(scope).addWarningV2('kupodex:noMail', nobodySends)
  if (settings.webAcl === 'own') protectLogins(scope, pool)
  const pages = pool.addDomain('LoginPages', {
    // No other account can have the name.
    cognitoDomain: { domainPrefix: `${stage.stack.toLowerCase()}-${Aws.ACCOUNT_ID}` },
  })
  const siteClient = makeClient(pool, siteOf(settings))
  watchSignUps(pool, siteClient, alarms)
  const { userPoolClientId: client } = siteClient
  const endpoints = pages.baseUrl()
  const signIn: SignIn = {
    issuer: pool.userPoolProviderUrl,
    clientId: client,
    rolesClaim: 'cognito:groups',
    endpoints,
    // It mails a code, and then takes a new password.
    accountPage: `${endpoints}/forgotPassword?client_id=${client}&response_type=code&scope=openid+email&redirect_uri={login}&lang={language}`,
  }
  return { signIn, pool }
}
