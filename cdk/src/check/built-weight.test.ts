import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { testFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { weigherOf } from './built-weight.ts'

const folder = testFolder()

const files = {
  '_astro/own.js': `import{a}from"./shared.js";import"./once.js";export const b=()=>import("./later.js");console.log(a)`,
  '_astro/island.js': `export{c}from"./shared.js"`,
  '_astro/shared.js': `import"./own.js";export const a="an import",c='from "./no-file.js"'`,
  '_astro/once.js': 'console.log("once")',
  '_astro/later.js': 'console.log("later")',
  '_astro/page.css': '.panel{color:red}',
}
const html = `<link rel="stylesheet" href="/_astro/page.css"><link rel="canonical" href="/x/"><script type="module" src="/_astro/own.js"></script>
<astro-island component-url="/_astro/island.js" renderer-url="/_astro/shared.js" client="load"></astro-island>
<astro-island component-url="/_astro/seen.js" renderer-url="/_astro/shared.js" client="visible"></astro-island>`

test('a page weighs what it loads at first, each file once', () => {
  mkdirSync(join(folder, '_astro'))
  for (const [path, text] of Object.entries({ ...files, 'index.html': html })) writeFileSync(join(folder, path), text)
  const size = (...paths: (keyof typeof files)[]) =>
    paths.reduce((bytes, path) => bytes + gzipSync(files[path]).length, 0)
  const js = size('_astro/own.js', '_astro/island.js', '_astro/shared.js', '_astro/once.js')
  expect(weigherOf(folder)('index.html')).toEqual({ html: gzipSync(html).length, css: size('_astro/page.css'), js })
})
