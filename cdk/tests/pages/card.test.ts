import { cardPath, cardSize } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { headOf } from './head.ts'
import { base, inLanguage, languages, people, someone, useBrowser } from './site.ts'

const open = useBrowser()
const hidden = people.find(({ state, privacy }) => state === 'listed' && privacy.profile)

const picture = async (path: string): Promise<Buffer> => {
  const answer = await fetch(base + path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  return Buffer.from(await answer.arrayBuffer())
}

describe('the card of a character', () => {
  test.each(languages)('is a small picture in %s', async (language) => {
    const png = await picture(cardPath(language, someone.id))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height])
    expect(png.length).toBeLessThan(120_000)
  })

  test('of one that is private is that of all who are, and another one for an unknown id', async () => {
    if (hidden === undefined) throw new Error('nobody of the population is private')
    const unknown = await picture('/en/char/4000000001.png')
    expect(await picture('/en/char/4000000002.png')).toEqual(unknown)
    expect(await picture(cardPath('en', hidden.id))).not.toEqual(unknown)
  })

  test('is kept where no reader finds it', async () => {
    await picture(cardPath('en', someone.id))
    for (const path of ['/cards/', `/cards/${someone.id}/`, '/cards/unknown/en-x.png', `/filled/char/${someone.id}/`])
      expect([path, (await fetch(base + path)).status]).toEqual([path, 404])
  })
})

test('a profile shows the card, and copies what shows it elsewhere', async () => {
  const { page, problems } = await open(`/de/char/${someone.id}/`, {
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  })
  await page.getByRole('heading', { level: 1, name: someone.name }).waitFor()
  const box = page.locator('.part-card')
  const image = box.locator('img')
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000)
      return (await image.count()) === 0 ? 0 : image.evaluate((img: HTMLImageElement) => img.naturalWidth)
    })
    .toBe(cardSize.width)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  for (const [label, expected] of [
    ['Link kopieren', `${base}/de/char/${someone.id}/`],
    ['BBCode kopieren', `[img]${base}/de/char/${someone.id}.png[/img]`],
    ['HTML kopieren', `<img src="${base}/de/char/${someone.id}.png"`],
  ] as const) {
    await box.getByRole('button', { name: label }).click()
    await expect.poll(copied).toContain(expected)
  }
  expect(problems).toEqual([])
})

describe('a robot that asks for a page of a character', () => {
  const ask = async (path: string, agent = 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)') => {
    const answer = await fetch(base + path, { headers: { 'user-agent': agent } })
    return { status: answer.status, html: await answer.text() }
  }
  const ofHead = (html: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]

  test.each(languages)('reads in %s who it is, sees its card, and may list it', async (language) => {
    for (const below of ['', 'mounts/']) {
      const path = inLanguage(language, `/char/${someone.id}/${below}`)
      const { status, html } = await ask(path)
      const head = headOf(html)
      expect([status, head.isListed]).toEqual([200, true])
      expect(new URL(head.canonical ?? '').pathname).toBe(path)
      expect(Object.keys(head.alternates)).toEqual([...languages, 'x-default'])
      expect(head.title.replaceAll('&#39;', "'")).toContain(someone.name)
      expect(new URL(ofHead(html, 'og:image') ?? '').pathname).toBe(cardPath(language, someone.id))
      expect(html).toContain('<script')
    }
  })

  test('reads nothing of one that is private or unknown, and lists neither', async () => {
    for (const id of [hidden?.id ?? 0, 4_000_000_001]) {
      const { html } = await ask(`/char/${id}/`)
      expect(headOf(html).isListed).toBe(false)
      expect(new URL(ofHead(html, 'og:image') ?? '').pathname).toBe(cardPath('en', id))
      if (hidden) expect(html).not.toContain(hidden.name)
    }
  })

  test('gets what a reader does not, who gets the shell', async () => {
    const { html } = await ask(`/char/${someone.id}/`, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')
    expect(headOf(html).isListed).toBe(false)
    expect(html).not.toContain(someone.name)
  })
})
