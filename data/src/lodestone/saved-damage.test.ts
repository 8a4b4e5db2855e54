import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repetitions, sampled } from '../soak.fixture.ts'
import { type PageKind, pageKinds, parsePage } from './pages/parse.ts'

const folder = join(import.meta.dirname, '../../../../shared/lodestone/pages')
/** Pages beside which it is noted what is in them; of others there is no reader yet. */
const noted = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.expected.json')) : []
const files = noted.map((file) => file.replace('.expected.json', '.html'))

/** The page kind in a saved file's name, as we ask for it; the refusals were asked for as profiles. */
const askedAs: Record<string, PageKind> = {
  classjob: 'class_job',
  mounttooltip: 'tooltip',
  privateprofile: 'character',
  error403: 'character',
  error404: 'character',
  error503: 'character',
}

const saved = files.map((file) => {
  const name = file.split('-')[0]!
  const kind = askedAs[name] ?? (name as PageKind)
  const status = Number(/^error(\d+)/.exec(name)?.[1] ?? 200)
  return { file, kind, status, html: readFileSync(join(folder, file), 'utf8') }
})

/** Every n-th, so that about `count` are left, spread over all. */
const sample = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, i) => i % Math.max(1, Math.floor(all.length / count)) === 0)

/** The part of the page that is about the character; the whole of a fragment or a refusal. */
const boundsOf = (html: string): [from: number, to: number] => {
  const from = html.indexOf('<div class="ldst__main"')
  const to = html.indexOf('<div class="ldst__side"')
  return [Math.max(0, from), to === -1 ? html.length : to]
}

/** Tags in that part, except those whose loss cannot be noticed: line breaks in a free text, layers of a crest. */
const tagsOf = (html: string) => {
  const [from, to] = boundsOf(html)
  return [...html.matchAll(/<\/?[a-z][^<>]*>/g)].filter(
    ({ 0: tag, index }) => index >= from && index < to && !/^<br|finalfantasyxiv\.com\/c\//.test(tag),
  )
}

const refusals = ['private', 'hidden', 'notFound', 'maintenance']

describe.skipIf(saved.length === 0).each(saved)(
  `damaged copies of saved pages (skipped where they are not there): $file`,
  ({ file, kind, status, html }) => {
    const truth = parsePage(kind, html, status)
    const nothing = ['unknownLayout', 'blocked', 'unreachable', truth.outcome]
    const expectTruthOrNothing = (damaged: string, what: string) => {
      const parsed = parsePage(kind, damaged, status)
      if (parsed.outcome === 'ok') expect([what, parsed]).toEqual([what, truth])
      else expect([what, nothing]).toEqual([what, expect.arrayContaining([parsed.outcome])])
    }

    test('whole, it is values or what its status says', () => {
      expect(truth.outcome).toBe(
        {
          privateprofile: 'private',
          error403: 'hidden',
          error404: 'notFound',
          error503: 'maintenance',
          achievement: 'unknownLayout',
        }[file.split('-')[0]!] ?? 'ok',
      )
    })

    test('cut in half, and at other places', () => {
      const [, to] = boundsOf(html)
      const half = parsePage(kind, html.slice(0, to / 2), status)
      expect(['unknownLayout', 'blocked', 'unreachable', ...refusals]).toContain(half.outcome)
      for (let share = 0.02; share < 1; share += 0.06)
        expectTruthOrNothing(html.slice(0, html.length * share), `${share}`)
    })

    test('a tag lost', () => {
      for (const { 0: tag, index } of sample(tagsOf(html), repetitions({ gate: 16, soak: 80 })))
        expectTruthOrNothing(html.slice(0, index) + html.slice(index + tag.length), `${tag} at ${index}`)
    })

    test('a class renamed', () => {
      const [from, to] = boundsOf(html)
      const names = [
        ...new Set([...html.slice(from, to).matchAll(/class="([^"]+)"/g)].flatMap(([, all]) => all!.split(/\s+/))),
      ]
      // Languages spoken are not needed, so an entry without them is read all the same.
      const needed = names.filter((className) => className !== '' && className !== 'entry__chara__lang')
      for (const name of sampled(needed, 12)) {
        const renamed = html.replace(
          /class="([^"]*)"/g,
          (_, all: string) =>
            `class="${all
              .split(/\s+/)
              .map((className) => (className === name ? `${className}-new` : className))
              .join(' ')}"`,
        )
        expectTruthOrNothing(renamed, name)
      }
    })

    test('every seventh tag lost', () => {
      let count = 0
      const [from] = boundsOf(html)
      const holey =
        html.slice(0, from) + html.slice(from).replace(/<\/?[a-z][^<>]*>/g, (tag) => (++count % 7 ? tag : ''))
      if (truth.outcome === 'ok') expect(parsePage(kind, holey, status).outcome).toBe('unknownLayout')
      else expect(parsePage(kind, holey, status).outcome).not.toBe('ok')
    })

    test('other bytes anywhere are never a throw', () => {
      fc.assert(
        fc.property(fc.nat(html.length), fc.nat(400), fc.string({ maxLength: 12 }), (at, length, text) => {
          const damaged = html.slice(0, at) + text + html.slice(at + length)
          expect(parsePage(kind, damaged, status).outcome).toEqual(expect.any(String))
        }),
        { numRuns: repetitions({ gate: 5, soak: 25 }) },
      )
    })

    test('with the classes of a new layout it is never a value', () => {
      const renamed = html.replace(/class="/g, 'class="new-')
      expect(['unknownLayout', 'blocked', 'unreachable']).toContain(parsePage(kind, renamed, status).outcome)
    })

    test('asked as another kind it is never a value', () => {
      for (const other of pageKinds) {
        if (other === kind) continue
        const { outcome } = parsePage(other, html, status)
        expect([other, outcome]).not.toEqual([other, 'ok'])
        if (truth.outcome === 'ok') expect([other, outcome]).toEqual([other, 'unknownLayout'])
      }
    })

    test('with another status than its own it is never a value', () => {
      for (const other of [200, 302, 403, 404, 429, 500, 503]) {
        if (other !== status) expect(parsePage(kind, html, other).outcome).not.toBe('ok')
      }
    })
  },
)

/** The words of a page as other hosts have them: titles, pagers, totals, separators. */
const inLanguage: Record<string, (html: string) => string> = {
  de: (html) =>
    html
      .replace(/lang="en-[a-z]+"/g, 'lang="de"')
      .replaceAll('Race/Clan/Gender', 'Volk / Stamm / Geschlecht')
      .replaceAll('>City-state<', '>Stadtstaat<')
      .replaceAll('>Grand Company<', '>Staatliche Gesellschaft<')
      .replaceAll('>Free Company<', '>Freie Gesellschaft<')
      .replaceAll('>Nameday<', '>Namenstag<')
      .replace(/Page (\d+) of (\d+)/g, 'Seite $1 / $2')
      .replace(/>(\d+) Total</g, '>$1 insgesamt<')
      .replace(/(\d),(\d{3})/g, '$1.$2'),
  fr: (html) =>
    html
      .replace(/lang="en-[a-z]+"/g, 'lang="fr"')
      .replaceAll('Race/Clan/Gender', 'Race / Ethnie / Sexe')
      .replaceAll('>City-state<', '>Cité de départ<')
      .replace(/Page (\d+) of (\d+)/g, 'Page $1 / $2')
      .replace(/(\d),(\d{3})/g, '$1\u202f$2'),
  ja: (html) =>
    html
      .replace(/lang="en-[a-z]+"/g, 'lang="ja"')
      .replaceAll('Race/Clan/Gender', '種族/部族/性別')
      .replaceAll('>City-state<', '>開始都市<')
      .replace(/Page (\d+) of (\d+)/g, '$1ページ / $2ページ')
      .replace(/>(\d+) Total</g, '>$1件<'),
}

describe.skipIf(saved.length === 0).each(Object.entries(inLanguage))(
  'saved pages with the words of another host, %s (skipped where they are not there)',
  (_, translate) => {
    test.each(saved)('$file', ({ kind, html, status }) => {
      const truth = parsePage(kind, html, status)
      const other = parsePage(kind, translate(html), status)
      expect(other.outcome).toBe(truth.outcome)
      const wordless = (value: unknown) =>
        JSON.stringify(value, (key, part: unknown) =>
          key === 'expText' || key === 'message' || key === 'text' ? '' : part,
        )
      expect(wordless(other)).toBe(wordless(truth))
    })
  },
)
