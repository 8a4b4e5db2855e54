import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { loadTable } from '@kupodex/data/tables'
import { transformSync } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { openBrowser, widths } from '../browser.ts'
import { base, useBrowser } from './site.ts'

const open = useBrowser()

const card = '#kupodex-card'

test('the page about cards shows one to a pointer and to the keyboard, and Escape closes it', async () => {
  const { page, asked, problems, rest } = await open('/de/embed/', {
    viewport: widths.phone,
    colorScheme: 'dark',
  })
  const link = page.locator('main a[href*="/rarity/mount/"]')
  const isOfCards = (path: string) => path.startsWith('/api/thing/')
  expect(asked.filter(isOfCards)).toEqual([])
  await link.hover()
  await page.locator(card).waitFor()
  expect(await page.locator(`${card} .soft`).first().innerText()).toBe('Reittiere')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator(card).waitFor({ state: 'hidden' })
  await page.mouse.move(0, 0)
  await link.focus()
  await page.locator(card).waitFor()
  await rest()
  expect(asked.filter(isOfCards)).toHaveLength(1)
  expect([await page.context().cookies(), problems]).toEqual([[], []])
})

/** The example of a page, as a browser takes it, with the client beside it. */
const boardExample = (): string => {
  const file = createRequire(import.meta.url).resolve('@kupodex/data/client/examples/board')
  return transformSync(readFileSync(file, 'utf8'), { loader: 'ts' }).code.replace('@kupodex/data/client', '/kupodex.js')
}

const elsewhere = `<!doctype html>
  <html lang="ja">
    <title>Elsewhere</title>
    <style>* { color: red; font-size: 40px; position: static; text-transform: uppercase }</style>
    <p><a href="${base}/rarity/mount/global/1/">A mount</a></p>
    <ol></ol>
    <script src="${base}/embed/1.js" defer></script>
    <script type="module">
      import { createClient } from '/kupodex.js'
      import { showBoard } from '/board.js'
      await showBoard(createClient({ site: '${base}' }), document.querySelector('ol'), 'global')
    </script>
  </html>`

/** Starts a site of somebody else, of which the browser knows that it is on this machine, too. */
const startElsewhere = async () => {
  const client = await (await fetch(`${base}/client/1.js`)).text()
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', elsewhere],
    '/board.js': ['text/javascript', boardExample()],
    '/kupodex.js': ['text/javascript', client],
  }
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

test('a page of another site shows cards that its styles do not reach, and the board of the example', async () => {
  const { server, address } = await startElsewhere()
  onTestFinished(() => void server.close())
  const context = await (await openBrowser()).newContext({ viewport: widths.desktop, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('ol li').nth(9).waitFor()
  await page.locator('a').focus()
  const name = page.locator(`${card} .name`)
  await name.waitFor()
  expect(await name.innerText()).toBe(loadTable('mounts')[0]?.name.ja)
  const style = await name.evaluate((element) => {
    const { fontSize, textTransform } = getComputedStyle(element)
    const { animationName } = getComputedStyle(element.parentElement as Element)
    const { host } = element.getRootNode() as ShadowRoot
    return [fontSize, textTransform, animationName, getComputedStyle(host).position]
  })
  expect(style).toEqual(['16px', 'none', 'none', 'absolute'])
  expect(await context.cookies()).toEqual([])
})
