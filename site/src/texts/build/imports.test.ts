import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { describe, expect, test } from 'vitest'
import { catalogues } from './all.ts'
import { cataloguesOf, fileOfRoute, partFiles } from './imports.ts'

const made = testFolder()

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(made, path)), { recursive: true })
    writeFileSync(join(made, path), text)
  }
}

describe('a page brings the catalogues', () => {
  write({
    'pages/doors/index.astro': [
      '---',
      "import Frame from '#frame.astro'",
      "import { buildTexts } from '#build/texts.ts'",
      "import { Doors } from '#doors/doors.tsx'",
      "import { Drawn } from '#doors/drawn.tsx'",
      '---',
      '<Frame>',
      '  <Drawn name="one" />',
      '  <Doors',
      '    client:load',
      '  />',
      '</Frame>',
    ].join('\n'),
    'frame.astro':
      "---\nimport { rareTexts } from './rare/texts.ts'\n---\n<slot />\n<script>\n  import './frame.ts'\n</script>\n",
    'frame.ts': "import { frameTexts, type FrameTexts } from './frame/texts.ts'\n",
    'doors/doors.tsx': [
      'import {',
      '  aTexts,',
      '  type B,',
      "} from '../a/texts.ts'",
      "import type { typeTexts } from '../a/texts.ts'",
      "import { type Other } from './only-types.ts'",
      "import { createElement } from 'react'",
      "export { handle } from '#doors/handle.ts'",
      "const later = () => import('./later.tsx').then(({ Later }) => Later)",
    ].join('\n'),
    'doors/drawn.tsx': "import { drawnTexts } from '../a/texts.ts'\n",
    'doors/only-types.ts': "import { onlyTexts } from '../a/texts.ts'\n",
    'doors/handle.ts': "import '../doors/doors.tsx'\nimport { handleTexts } from '#a/texts.ts'\n",
    'doors/later.tsx': "import { laterTexts } from '#a/texts.ts'\n",
  })

  test('that its scripts and islands import, at once or later, and none that the build alone reads', () => {
    expect(cataloguesOf(made, fileOfRoute(made, '/doors'))).toEqual([
      'aTexts',
      'frameTexts',
      'handleTexts',
      'laterTexts',
    ])
  })

  test('but not those of a part that brings its own, which has them itself', () => {
    write({
      'pages/home.astro': "---\n---\n<script>\n  import '#home/open.ts'\n</script>\n",
      'home/open.ts': `import { aTexts } from '#a/texts.ts'\nconst part = () => import('#${partFiles.desk}')\n`,
      [partFiles.desk]: "import { deskTexts } from '#a/texts.ts'\n",
    })
    expect(cataloguesOf(made, 'pages/home.astro')).toEqual(['aTexts'])
    expect(cataloguesOf(made, partFiles.desk)).toEqual(['deskTexts'])
  })

  test('and a route without a file is named', () => {
    expect(() => fileOfRoute(made, '/windows')).toThrow('No file of the site draws /windows')
  })
})

const sources = join(import.meta.dirname, '..', '..')
const pages = globSync('pages/**/*.astro', { cwd: sources })
const parts = Object.values(partFiles)

test('what the scripts of pages import are catalogues', () => {
  const brought = new Set([...pages, ...parts].flatMap((page) => cataloguesOf(sources, page)))
  expect([...brought].filter((name) => catalogues[name] === undefined)).toEqual([])
})

test('catalogues are in files called texts.ts, where pages look for them', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !/(^|[/\\.])(texts|test)\.tsx?$/.test(file),
  )
  const makers = files.filter((file) => / = catalogue\(/.test(readFileSync(join(sources, file), 'utf8')))
  expect(makers).toEqual([])
})

test('each catalogue is called what it is exported as', () => {
  const files = globSync('**/texts.ts', { cwd: sources }).map((file) => readFileSync(join(sources, file), 'utf8'))
  const exported = files.flatMap((text) => [...text.matchAll(/export const (\w+) = catalogue\(\s*'(\w+)'/g)])
  expect(exported.filter(([, variable, name]) => variable !== name)).toEqual([])
  expect(exported.map(([, variable]) => variable).sort()).toEqual(Object.keys(catalogues).sort())
})
