import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const eslint = new ESLint({ cwd: root })

/** What lint has against markup in a file of ours; the file need not exist. */
const faults = async (file: string, code: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message)
}

const script = 'site/src/boards/planted.ts'
const page = 'site/src/boards/planted.astro'

test.each([
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
  ['site/src/character/planted.tsx', 'export const line = <li dangerouslySetInnerHTML={{ __html: name }} />'],
  [page, '<li set:html={name} />'],
  [page, '<li set:html="<b>name</b>" />'],
  [page, '<li set:html={trusted(name)} />'],
])('in %s lint refuses %s', async (file, code) => expect(await faults(file, code)).not.toEqual([]))

test.each([
  [script, 'setHtml(list, html`<li title="${name}">${name}</li>`)'],
  [script, 'export const line = (a, b) => `${a} < ${b}`'],
  [script, "export const sign = '<'"],
  [script, 'if (list.innerHTML === markupOf(line)) list.textContent = name'],
  [page, '<li set:html={markupOf(line)} />'],
  [page, '<li>{name}</li>'],
  ['site/src/ui/set-html.ts', 'element.innerHTML = markupOf(line)'],
])('in %s lint allows %s', async (file, code) => expect(await faults(file, code)).toEqual([]))
