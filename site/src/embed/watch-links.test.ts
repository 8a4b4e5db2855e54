import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { cardId } from './card.ts'
import { watchLinks } from './watch-links.ts'

const site = 'https://kupodex.example'
const mammoth = { name: '<b>Mammut</b>', collection: 'Reittiere', facts: ['Patch 6.1', 'Im Besitz von 12 %'] }

/** A page with these links, watched; `fetch` answers with the card, or fails where it is null. */
const watched = ({ lang = 'de', card = mammoth as object | null } = {}) => {
  const { document: page, window } = parseHTML(
    `<html lang="${lang}"><body>
      <a id="thing" href="${site}/rarity/mount/global/9/"><i>Mammoth</i></a>
      <a id="other" href="${site}/fr/rarity/minion/Light/4/">Other</a>
      <a id="list" href="${site}/rarity/mount/global/">List</a>
      <a id="elsewhere" href="https://elsewhere.example/rarity/mount/global/9/">Elsewhere</a>
    </body></html>`,
  )
  for (const link of page.querySelectorAll('a')) {
    const { origin, pathname } = new URL(link.getAttribute('href') ?? '')
    Object.defineProperties(link, { origin: { value: origin }, pathname: { value: pathname } })
  }
  Object.assign(window, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  })
  const box = () => ({ top: 0, left: 0, bottom: 20, right: 20, width: 20, height: 20 })
  for (const link of page.querySelectorAll('a')) Object.assign(link, { getBoundingClientRect: box })

  const asked: [string, RequestInit | undefined][] = []
  const timers: { run: () => void; ms: number }[] = []
  watchLinks({
    page: page as unknown as Document,
    site,
    fetch: (async (address: string, init?: RequestInit) => {
      asked.push([address, init])
      return card === null ? new Response('', { status: 503 }) : Response.json(card)
    }) as typeof fetch,
    later: (run, ms) => {
      const timer = { run, ms }
      timers.push(timer)
      return () => {
        const at = timers.indexOf(timer)
        if (at >= 0) timers.splice(at, 1)
      }
    },
  })
  const element = (id: string) => page.querySelector(id) as unknown as HTMLElement
  const fire = (target: EventTarget, type: string, more: object = {}) =>
    void target.dispatchEvent(
      Object.assign(new window.Event(type, { bubbles: true }), { pointerType: 'mouse', ...more }),
    )
  /** Lets all timers end, and what they ask for come. */
  const settle = async () => {
    for (const { run } of timers.splice(0)) run()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const shown = (): string[] | null => {
    const host = page.getElementById(cardId)
    if (host === null || host.hidden) return null
    return [...(host.shadowRoot?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent ?? '')
  }
  return { page, asked, timers, element, fire, settle, shown }
}

test('a page is left as it is, and nothing is asked for, until a link to a thing is pointed at', async () => {
  const { page, asked, element, fire, settle } = watched()
  for (const id of ['#list', '#elsewhere', 'body']) fire(element(id), 'pointerover')
  fire(element('#list'), 'focusin')
  await settle()
  expect([asked, page.getElementById(cardId)]).toEqual([[], null])
})

test('a pointer that rests on a link shows its card, texts as texts, in the language of the page', async () => {
  const { page, asked, element, fire, settle, shown } = watched()
  fire(element('#thing i'), 'pointerover')
  expect(asked).toEqual([])
  await settle()
  expect(asked).toEqual([[`${site}/api/thing/de/mount/9/`, { credentials: 'omit' }]])
  expect(shown()).toEqual(['<b>Mammut</b>', 'Reittiere', 'Patch 6.1', 'Im Besitz von 12 %', 'Kupodex'])
  expect(page.getElementById(cardId)?.shadowRoot?.querySelector('b')).toBeNull()
  expect(page.getElementById(cardId)?.getAttribute('role')).toBe('tooltip')
  expect(element('#thing').getAttribute('aria-describedby')).toBe(cardId)
})

test('a pointer that only passes over asks for nothing', async () => {
  const { asked, element, fire, settle, shown } = watched()
  fire(element('#thing'), 'pointerover')
  fire(element('#thing'), 'pointerout')
  await settle()
  expect([asked, shown()]).toEqual([[], null])
})

test('the card stays while the pointer is on it, and goes when it left both', async () => {
  const { page, element, fire, settle, shown } = watched()
  fire(element('#thing'), 'pointerover')
  await settle()
  fire(element('#thing'), 'pointerout')
  fire(page.getElementById(cardId) as unknown as EventTarget, 'pointerover')
  await settle()
  expect(shown()).not.toBeNull()
  fire(page.getElementById(cardId) as unknown as EventTarget, 'pointerout')
  fire(element('#elsewhere'), 'pointerover')
  await settle()
  expect(shown()).toBeNull()
  expect(element('#thing').hasAttribute('aria-describedby')).toBe(false)
})

test('a card stays while the pointer comes back to its link, and while its link has the focus', async () => {
  const { page, element, fire, settle, shown, timers } = watched()
  const link = element('#thing')
  fire(link, 'pointerover')
  await settle()
  fire(link, 'pointerout')
  fire(link, 'pointerover')
  // It is not even shown again, which would move it.
  expect(timers).toEqual([])
  expect(shown()).not.toBeNull()
  Object.defineProperty(page, 'activeElement', { value: link, configurable: true })
  fire(link, 'pointerout')
  await settle()
  expect(shown()).not.toBeNull()
  Object.defineProperty(page, 'activeElement', { value: null })
  // What is no link to a thing, and a finger, say nothing of the pointer.
  fire(element('#list'), 'pointerout')
  fire(link, 'pointerout', { pointerType: 'touch' })
  await settle()
  expect(shown()).not.toBeNull()
})

test('the card of another link takes the place of the one before, and a link keeps a description of its own', async () => {
  const { element, fire, settle } = watched()
  const [thing, other] = [element('#thing'), element('#other')]
  other.setAttribute('aria-describedby', 'own')
  const described = () => [thing, other].map((link) => link.getAttribute('aria-describedby'))
  fire(thing, 'pointerover')
  await settle()
  fire(other, 'pointerover')
  await settle()
  expect(described()).toEqual([null, 'own'])
  fire(other, 'focusout')
  expect(described()).toEqual([null, 'own'])
})

test('a pointer rests for a moment on a link, and is away for a longer one, before anything happens', async () => {
  const { element, fire, settle, timers } = watched()
  fire(element('#thing'), 'pointerover')
  expect(timers.map(({ ms }) => ms)).toEqual([150])
  await settle()
  fire(element('#thing'), 'pointerout')
  expect(timers.map(({ ms }) => ms)).toEqual([200])
})

test('the keyboard shows a card at once; Escape closes it, and so does going on', async () => {
  const { element, fire, settle, shown } = watched()
  for (const close of [
    () => fire(element('body'), 'keydown', { key: 'Escape' }),
    () => fire(element('#thing'), 'focusout'),
  ]) {
    fire(element('#thing'), 'focusin')
    await settle()
    expect(shown()).not.toBeNull()
    fire(element('body'), 'keydown', { key: 'a' })
    expect(shown()).not.toBeNull()
    close()
    expect(shown()).toBeNull()
  }
})

test('a card is asked for once, another link has its own, and an answer that comes too late shows nothing', async () => {
  const { asked, element, fire, settle, shown } = watched()
  for (const id of ['#thing', '#other', '#thing']) {
    fire(element(id), 'focusin')
    fire(element(id), 'focusout')
  }
  await settle()
  expect(asked.map(([address]) => address.slice(site.length))).toEqual([
    '/api/thing/de/mount/9/',
    '/api/thing/de/minion/4/',
  ])
  expect(shown()).toBeNull()
})

test('what failed leaves a link, and is asked for again the next time', async () => {
  const { asked, element, fire, settle, shown } = watched({ card: null })
  for (let turn = 0; turn < 2; turn++) {
    fire(element('#thing'), 'focusin')
    await settle()
    fire(element('#thing'), 'focusout')
  }
  expect([asked.length, shown()]).toEqual([2, null])
})

test('a tap leads on, as without a card', async () => {
  const { asked, element, fire, settle } = watched()
  fire(element('#thing'), 'pointerover', { pointerType: 'touch' })
  await settle()
  expect(asked).toEqual([])
})

test.each([
  ['ja-JP', 'ja'],
  ['FR', 'fr'],
  ['', 'en'],
  ['it', 'en'],
])('a page in "%s" has cards in %s', async (lang, language) => {
  const { asked, element, fire, settle } = watched({ lang })
  fire(element('#thing'), 'focusin')
  await settle()
  expect(asked[0]?.[0]).toBe(`${site}/api/thing/${language}/mount/9/`)
})
