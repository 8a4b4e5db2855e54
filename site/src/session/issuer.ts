const { KUPODEX_ISSUER: address, KUPODEX_CLIENT_ID: client, KUPODEX_ACCOUNT_PAGE: page } = import.meta.env

/** Who logs users in: the issuer's address and our client there (`KUPODEX_ISSUER`, `KUPODEX_CLIENT_ID`); null where accounts are not open. */
export const issuer: { address: string; client: string } | null = address ? { address, client } : null

/**
 * The page of the issuer on which people change their password (`KUPODEX_ACCOUNT_PAGE`), for a language and a site's address; null
 * where it has none. In the setting, `{language}` and `{login}` stand for the language and the page that a login comes back to.
 */
export const accountPage = (language: string, origin: string, setting: string | undefined = page): string | null =>
  setting
    ? setting.replaceAll('{language}', language).replaceAll('{login}', encodeURIComponent(`${origin}/login/`))
    : null
