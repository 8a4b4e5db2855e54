import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'

/** Opens a page of two boards of free companies or characters, first on each of which is one with this id. */
const look = async (page: string, path: string, ids: readonly [string, string], seen?: string) => {
  vi.resetModules()
  const board = (word: string, id: string) =>
    `<section data-first="${word}"><h2>${word}</h2><table><tbody>
      <tr><td class="who"><a href="${path}${id}/"><i></i> <span>First ${id.slice(-2)}</span></a></td></tr>
      <tr><td class="who"><a href="${path}1/">Second</a></td></tr></tbody></table></section>`
  const opened = openPage(
    `<main><p data-since="${page}"></p>${board('Mounts', ids[0])}${board('Minions', ids[1])}<section data-first="Emotes"></section></main>`,
    { kept: seen === undefined ? {} : { 'kupodex.looks': seen } },
  )
  opened.document.documentElement.lang = 'de'
  await import('./since-page.ts')
  dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(opened.storage.getItem('kupodex.looks')).not.toBe(seen ?? null))
  return { says: opened.words('[data-since]')[0], seen: opened.storage.getItem('kupodex.looks') ?? '' }
}

test.each([
  ['characters', '/char/', '11', '12', '13'],
  ['characters whose numbers end alike', '/char/', '11', '12', '21'],
  [
    'free companies, whose ids are no numbers',
    '/fc/',
    '9230000000000216611',
    '9230000000000216612',
    '9230000000000216613',
  ],
])('says once who is new in first place on boards of %s', async (_, path, before, other, after) => {
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.UTC(2026, 0, 6, 12))
  const first = await look('page/1', path, [before, other])
  vi.setSystemTime(Date.UTC(2026, 0, 8, 12))
  const second = await look('page/1', path, [after, other], first.seen)
  expect([first.says, second.says]).toEqual(['', `Seit Dienstag: neu auf Rang 1: First ${after.slice(-2)} (Mounts)`])
})
