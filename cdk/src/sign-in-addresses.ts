import { inLanguage, languages } from '@kupodex/data/game'

const inEach = (site: string, path: string): string[] => languages.map((language) => site + inLanguage(language, path))

/** Where a provider of logins may send a browser back to, for a site at an address without a slash at its end: after a login, and after a logout. */
export const signInAddresses = (site: string): { login: string[]; logout: string[] } => ({
  login: inEach(site, '/login/'),
  logout: inEach(site, '/'),
})
