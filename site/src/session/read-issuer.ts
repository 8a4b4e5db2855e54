export interface IssuerSettings {
  /** Address of the issuer; empty where accounts are not open. */
  address: string
  /** Our client at the issuer. */
  client: string
  /** Where people change their password (`accountPage`); empty where the provider has no such page. */
  accountPage: string
  /** Where the browser sends requests for a login: the issuer, and where its endpoints are on another host. */
  origins: readonly string[]
}

const originOf = (name: string, text: string): string => {
  const address = URL.parse(text)
  const isLocal = address?.hostname === 'localhost' || address?.hostname === '127.0.0.1'
  if (address === null || (address.protocol !== 'https:' && !(isLocal && address.protocol === 'http:')))
    throw new Error(
      `${name} is "${text}"; it must be an address that begins with https:// (http:// only on this machine).`,
    )
  return address.origin
}

/**
 * Reads `KUPODEX_ISSUER`, `KUPODEX_CLIENT_ID`, `KUPODEX_ISSUER_ENDPOINTS`, the address of the issuer's endpoints where that is
 * another host, and `KUPODEX_ACCOUNT_PAGE`, where people change their password there. Throws an error that names the setting.
 */
export const readIssuer = (env: Readonly<Record<string, string | undefined>>): IssuerSettings => {
  const { KUPODEX_ISSUER: address = '', KUPODEX_CLIENT_ID: client = '', KUPODEX_ISSUER_ENDPOINTS: endpoints = '' } = env
  const { KUPODEX_ACCOUNT_PAGE: accountPage = '' } = env
  if (address === '') return { address, client: '', accountPage: '', origins: [] }
  if (client === '') throw new Error('Set KUPODEX_CLIENT_ID, the client at the issuer that KUPODEX_ISSUER names.')
  const origins = [originOf('KUPODEX_ISSUER', address)]
  if (endpoints !== '') origins.push(originOf('KUPODEX_ISSUER_ENDPOINTS', endpoints))
  if (accountPage !== '') originOf('KUPODEX_ACCOUNT_PAGE', accountPage)
  return { address: address.replace(/\/$/, ''), client, accountPage, origins: [...new Set(origins)] }
}
