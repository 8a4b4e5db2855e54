/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The folder of the site's sources. */
  readonly KUPODEX_SOURCES: string
  /** The folder of the published tree that this build reads. */
  readonly KUPODEX_PUBLISHED: string
  /** Which scopes have pages. */
  readonly KUPODEX_SCOPES: 'peopled' | 'all'
  /** The base address of pictures; empty when the program draws them. */
  readonly KUPODEX_IMAGES: string
  /** Where characters' faces are loaded from, ending in a slash; empty when the program draws skies instead. */
  readonly KUPODEX_FACES_ADDRESS: string
  /** `on` where prices of market boards are published; empty where nobody is asked for them. */
  readonly KUPODEX_PRICES: 'on' | ''
  /** What `npm run pictures` has published: families of things, `map`, `sound`, with spaces between; empty for nothing. */
  readonly KUPODEX_PICTURES: string
  /** The base address of sounds; empty where the operator has none. */
  readonly KUPODEX_SOUNDS: string
  /** The content security policy of pages; empty while they are developed. */
  readonly KUPODEX_POLICY: string
  /** `on` where browsers keep pages for reading without a network; empty where they forget what they kept. */
  readonly KUPODEX_OFFLINE: 'on' | ''
  /** The address of the issuer that logs users in; empty where accounts are not open. */
  readonly KUPODEX_ISSUER: string
  /** Our client at the issuer. */
  readonly KUPODEX_CLIENT_ID: string
  /** The issuer's page on which people change their password; empty where it has none. */
  readonly KUPODEX_ACCOUNT_PAGE: string
}
