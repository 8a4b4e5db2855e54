import { buildSync } from 'esbuild'
import { preflightHeaders } from '../edge/headers.ts'
import type { EdgeTable } from '../edge/route.ts'

/** How the code gets at the store that is associated with it. */
export const edgeImport = "import cf from 'cloudfront';"

const preflight = Object.fromEntries(Object.entries(preflightHeaders).map(([name, value]) => [name, { value }]))

/** CloudFront takes at most 10 kB of code. */
export const edgeCodeLimit = 10_240

/**
 * The code of the viewer request function with the route table inside. CloudFront's runtime 2.0 is ECMAScript 5.1 with
 * `const` and `let`; syntax that cannot be brought down to that (`for ... of`, generators) stops the build here.
 */
export const edgeCode = (table: EdgeTable): string => {
  const { outputFiles } = buildSync({
    // An entry without exports: what the bundler wraps around those would take half a kilobyte.
    stdin: {
      contents: "import { handler } from './viewer-request.ts'\nroute = handler",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es5',
    supported: { 'const-and-let': true },
    define: { EDGE_TABLE: JSON.stringify(table), EDGE_PREFLIGHT: JSON.stringify(preflight) },
    // What CloudFront brings is imported under this name, and a handler that reads a store must be asynchronous.
    banner: { js: `${edgeImport}let route;` },
    footer: { js: 'async function handler(event){return route(event)}' },
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.text ?? ''
  const size = Buffer.byteLength(code)
  if (size > edgeCodeLimit)
    throw new Error(`the code for the edge has ${size} bytes; CloudFront takes ${edgeCodeLimit}`)
  return code
}
