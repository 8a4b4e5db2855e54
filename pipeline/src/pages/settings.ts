import { join } from 'node:path'
import type { PublishSettings } from '../command/settings.ts'

export const siteFolder = join(import.meta.dirname, '..', '..', '..', 'site')

/** Where the build leaves the pages. */
export const pagesFolder = ({ KUPODEX_PAGES }: Pick<PublishSettings, 'KUPODEX_PAGES'>): string =>
  KUPODEX_PAGES ?? join(siteFolder, 'dist')
