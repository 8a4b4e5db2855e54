import react from '@astrojs/react'
import type { AstroIntegration, ViteUserConfig } from 'astro'
import { defineConfig } from 'astro/config'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readScopeRule } from './src/build/peopled.ts'
import { policyOf } from './src/build/policy.ts'
import { addressesOf, sitemaps } from './src/build/sitemap.ts'
import { fileIndexKeys, pictureIndexKey, thingFamilies } from '@kupodex/data/contract'
import { assetBase, assetOrigin, pictureRule } from './src/images/base.ts'
import { frameEarly, frameFade } from './src/character/frame-early.ts'
import { frameBoot } from './src/character/frame-boot.ts'
import { readUploads } from './src/owner/read-uploads.ts'
import { recentBoot } from './src/recent/recent-boot.ts'
import { readIssuer } from './src/session/read-issuer.ts'
import { deskBoot } from './src/home/desk-boot.ts'
import { titleBoot } from './src/shield/title-boot.ts'
import { themeBoot } from './src/shell/theme-boot.ts'
import { filesAhead, scriptsAhead } from './ahead.ts'
import { sharedChunks } from './chunks.ts'
import { scriptsBeside } from './scripts-beside.ts'
import { readOffline } from './src/offline/build/read-offline.ts'

/** The page that shows every component in every state; it exists in development only. */
const componentPage: AstroIntegration = {
  name: 'component-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/dev/components', entrypoint: './src/dev/components.astro' })
    },
  },
}

const site = process.env.KUPODEX_SITE ?? 'http://localhost:4321'

/** Lists every page that was built for search engines. */
const sitemap: AstroIntegration = {
  name: 'sitemap',
  hooks: {
    'astro:build:done': ({ dir, pages, logger }) => {
      const addresses = addressesOf(
        site,
        pages.map(({ pathname }) => pathname),
      )
      for (const [name, text] of sitemaps(site, addresses)) writeFileSync(join(fileURLToPath(dir), name), text)
      logger.info(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
    },
  },
}

/** At build time Node reads our own packages' TypeScript itself: their tables lie beside their code. */
const ownPackages: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'own-packages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  resolveId: (id) => (id.startsWith('@kupodex/') ? { id, external: true } : null),
}

/**
 * Nothing that a page loads later has styles of its own, so nothing needs what Vite puts before each `import()` to fetch them
 * early, nor the lists of files for it: 1.3 kB in every page.
 */
const plainImports: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: { resolveDependencies: () => [] } } } : null,
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/** While pages are developed there is no worker: what it kept would hide what has just been changed. */
const isBuild = process.argv.includes('build')
const isOffline = readOffline(process.env)
const issuer = readIssuer(process.env)
const uploads = readUploads(process.env)
const published = process.env.KUPODEX_PUBLISHED ?? resolve(import.meta.dirname, '../.local/published')
/** What `npm run pictures` has published, as far as `npm run pages` found it in the bucket. */
const pictures = Object.entries({
  ...Object.fromEntries(thingFamilies.map((family) => [family, pictureIndexKey(family)])),
  ...fileIndexKeys,
}).flatMap(([word, key]) => (existsSync(join(published, key)) ? [word] : []))
const sounds = assetBase(process.env.KUPODEX_SOUNDS)
const hasSounds = sounds !== null || pictures.includes('sound')

const policy = policyOf(
  [
    "default-src 'none'",
    pictureRule(process.env),
    ...(hasSounds ? [`media-src ${assetOrigin(process.env.KUPODEX_SOUNDS) ?? "'self'"}`] : []),
    `connect-src 'self'${[...issuer.origins, ...uploads].map((one) => ` ${one}`).join('')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ],
  { scripts: [themeBoot, titleBoot, frameEarly, frameBoot, recentBoot, deskBoot], styles: [frameFade] },
)

export default defineConfig({
  site,
  output: 'static',
  outDir: process.env.KUPODEX_PAGES ?? 'dist',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'never', concurrency: 8 },
  integrations: [react(), componentPage, sitemap, filesAhead, scriptsBeside(isOffline)],
  vite: {
    plugins: [ownPackages, plainImports, sharedChunks, scriptsAhead],
    build: {
      assetsInlineLimit: 0,
      // No object of ours does anything when it is read or spread: what is unused can go.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
    define: {
      'import.meta.env.KUPODEX_SOURCES': JSON.stringify(resolve(import.meta.dirname, 'src')),
      'import.meta.env.KUPODEX_PUBLISHED': JSON.stringify(resolve(published)),
      'import.meta.env.KUPODEX_SCOPES': JSON.stringify(readScopeRule(process.env.KUPODEX_SCOPES)),
      'import.meta.env.KUPODEX_ISSUER': JSON.stringify(issuer.address),
      'import.meta.env.KUPODEX_CLIENT_ID': JSON.stringify(issuer.client),
      'import.meta.env.KUPODEX_ACCOUNT_PAGE': JSON.stringify(issuer.accountPage),
      'import.meta.env.KUPODEX_IMAGES': JSON.stringify(assetBase(process.env.KUPODEX_IMAGES) ?? ''),
      'import.meta.env.KUPODEX_FACES_ADDRESS': JSON.stringify(assetBase(process.env.KUPODEX_FACES_ADDRESS) ?? ''),
      'import.meta.env.KUPODEX_PRICES': JSON.stringify(process.env.KUPODEX_PRICES_ADDRESS ? 'on' : ''),
      'import.meta.env.KUPODEX_OFFLINE': JSON.stringify(isOffline && isBuild ? 'on' : ''),
      'import.meta.env.KUPODEX_PICTURES': JSON.stringify(pictures.join(' ')),
      'import.meta.env.KUPODEX_SOUNDS': JSON.stringify(sounds ?? ''),
      // While pages are developed scripts of Vite lie in them, too.
      'import.meta.env.KUPODEX_POLICY': JSON.stringify(isBuild ? policy : ''),
    },
  },
})
