/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The folder of the published tree that this build reads. */
  readonly KUPODEX_PUBLISHED: string
  /** Which scopes have pages. */
  readonly KUPODEX_SCOPES: 'peopled' | 'all'
  /** The base address of pictures; empty when the program draws them. */
  readonly KUPODEX_IMAGES: string
}
