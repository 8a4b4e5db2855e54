import { Aws, Duration } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  OAuthScope,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { signInAddresses } from '../sign-in-addresses.ts'
import { accept } from './accept.ts'
import type { AwsSettings } from './settings.ts'
import { removalOf, type Stage, stages } from './stage.ts'

/** Who logs users in: public facts, which functions check tokens by and pages log in with. */
export interface SignIn {
  /** As tokens name it. */
  issuer: string
  /** The site's name there. */
  clientId: string
  /** The claim of a token that has the roles of its user. */
  rolesClaim: string
  /** Where its pages and endpoints are, if that is another host than the issuer's. */
  endpoints?: string | undefined
  /** Where people change their password, as the site's setting `KUPODEX_ACCOUNT_PAGE` has it; missing where there is no such page. */
  accountPage?: string | undefined
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

const makePool = (scope: Construct, stage: Stage): UserPool => {
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
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  })
}

/**
 * Makes a user pool of Cognito with its pages and a public client for the site, or takes another issuer from the settings. The pool
 * keeps everybody's login, and that of the real stage stays when the stack is deleted. Its client must name the site's address, which is known beforehand
 * where the site has a domain; without one a later deployment is given it.
 */
export const makeSignIn = (scope: Construct, settings: AwsSettings): SignIn => {
  const { issuer, clientId, rolesClaim, issuerEndpoints, accountPage } = settings
  if (issuer !== undefined && clientId !== undefined)
    return { issuer, clientId, rolesClaim, endpoints: issuerEndpoints, accountPage }
  const stage = stages[settings.stage]
  const pool = makePool(scope, stage)
  const site = siteOf(settings)
  const pages = pool.addDomain('LoginPages', {
    // No other account can have the name.
    cognitoDomain: { domainPrefix: `${stage.stack.toLowerCase()}-${Aws.ACCOUNT_ID}` },
  })
  const { userPoolClientId: client } = makeClient(pool, site)
  const endpoints = pages.baseUrl()
  return {
    issuer: pool.userPoolProviderUrl,
    clientId: client,
    rolesClaim: 'cognito:groups',
    endpoints,
    // It mails a code, and then takes a new password.
    accountPage: `${endpoints}/forgotPassword?client_id=${client}&response_type=code&scope=openid+email&redirect_uri={login}&lang={language}`,
  }
}
