import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import { bodyHashHeader, filledFolder, preflightHeaders, tokenHeader } from '@kupodex/data/contract'
import type { EdgeTable } from '../edge/route.ts'

/** Gives the code access to the key-value store that is associated with it. */
export const edgeImport = "import cf from 'cloudfront';"

const preflight = Object.fromEntries(Object.entries(preflightHeaders()).map(([name, value]) => [name, { value }]))

/** CloudFront takes at most 10 kB of code. */
export const edgeCodeLimit = 10_240

interface Frame {
  banner: string
  footer: string
  define: Record<string, string>
}

/**
 * Builds the code of a viewer request function. CloudFront's runtime 2.0 is ECMAScript 5.1 with `const` and `let`; syntax that
 * cannot be brought down to that (`for ... of`, generators) stops the build here.
 */
const build = (source: string, { banner, footer, define }: Frame): string => {
  const { outputFiles } = buildSync({
    // An entry without exports: what the bundler wraps around those would take half a kilobyte.
    stdin: { contents: `import { handler } from './${source}'\nroute = handler`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es5',
    supported: { 'const-and-let': true },
    define,
    banner: { js: `${banner}let route;` },
    footer: { js: footer },
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.text ?? ''
  const size = Buffer.byteLength(code)
  if (size > edgeCodeLimit)
    throw new Error(`the code for the edge has ${size} bytes; CloudFront takes ${edgeCodeLimit}`)
  return code
}

/** The code that finds the object of a path, with the route table inside. */
export const edgeCode = (table: EdgeTable): string =>
  build('viewer-request.ts', {
    // What CloudFront brings is imported under this name, and a handler that reads a store must be asynchronous.
    banner: edgeImport,
    footer: 'async function handler(event){return route(event)}',
    define: {
      EDGE_TABLE: JSON.stringify(table),
      EDGE_PREFLIGHT: JSON.stringify(preflight),
      EDGE_FILLED: JSON.stringify(filledFolder),
    },
  })

/** The code that stands before functions whose calls are not for anyone: it hands on the reader's token. */
export const tokenCode = (): string =>
  build('viewer-token.ts', {
    banner: '',
    footer: 'function handler(event){return route(event)}',
    define: {
      EDGE_TOKEN_HEADER: JSON.stringify(tokenHeader),
      EDGE_HASH_HEADER: JSON.stringify(bodyHashHeader),
      EDGE_EMPTY_HASH: JSON.stringify(createHash('sha256').digest('hex')),
    },
  })

/** The code that stands before functions whose answers are kept: it gives each path one spelling. */
export const callCode = (): string =>
  build('viewer-call.ts', { banner: '', footer: 'function handler(event){return route(event)}', define: {} })
