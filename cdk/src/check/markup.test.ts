import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { linted } from './linted.fixture.ts'

const script = 'site/src/boards/planted#.ts'
const part = 'site/src/character/planted#.tsx'

const refused: [string, string][] = [
  [script, 'list.innerHTML = name'],
  [script, "list['innerHTML'] = name"],
  [script, 'list.innerHTML += name'],
  [script, 'list.outerHTML = markupOf(name)'],
  [script, 'frame.srcdoc = name'],
  [script, "list.insertAdjacentHTML('beforeend', name)"],
  [script, 'document.write(name)'],
  [script, 'export const line = (name) => `<li>${name}</li>`'],
  [script, "export const line = (name) => '<li>' + name + '</li>'"],
  [script, 'export const line = (name) => html`<li title=${name}></li>`'],
  [script, 'export const line = (name) => html`<script>f("${name}")</script>`'],
  [part, 'export const line = <li dangerouslySetInnerHTML={{ __html: name }} />'],
  [script, "import { z } from 'zod'"],
  ['data/src/rules/planted.ts', "import { z } from 'zod'"],
]

const allowed: [string, string][] = [
  [script, 'setHtml(list, html`<li title="${name}">${name}</li>`)'],
  [script, 'export const line = (a, b) => `${a} < ${b}`'],
  [script, "export const sign = '<'"],
  [script, 'if (list.innerHTML === markupOf(line)) list.textContent = name'],
  ['site/src/ui/set-html.ts', 'element.innerHTML = markupOf(line)'],
  [script, "import * as z from 'zod'"],
]

const planted = [...refused, ...allowed].map(([file, code], at) => ({ file: file.replace('#', `-${at}`), code }))

const found = linted(Object.fromEntries(planted.map(({ file, code }) => [file, code])))

/** Whether lint refuses the markup of a row, which lies in a file of its own. */
const isRefused = (code: string): boolean => {
  const { file } = planted.find((row) => row.code === code) ?? {}
  return found.some((fault) => fault.file === file && fault.rule === 'eslint-js(no-restricted-syntax)')
}

test.each(refused)('in %s lint refuses %s', (_, code) => expect(isRefused(code)).toBe(true))

test.each(allowed)('in %s lint allows %s', (_, code) => expect(isRefused(code)).toBe(false))

const root = join(import.meta.dirname, '..', '..', '..')
const eslint = new ESLint({ cwd: root })

/** Which rules a page with this markup breaks. */
const broken = async (markup: string): Promise<(string | null)[]> => {
  const [result] = await eslint.lintText(markup, { filePath: join(root, 'site/src/boards/planted.astro') })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

test.each(['<li set:html={name} />', '<li set:html="<b>name</b>" />', '<li set:html={trusted(name)} />'])(
  'in a page lint refuses %s',
  async (markup) => expect(await broken(markup)).toContain('no-restricted-syntax'),
)

test.each(['<li set:html={markupOf(line)} />', '<li>{name}</li>'])('in a page lint allows %s', async (markup) =>
  expect(await broken(markup)).toEqual([]),
)
