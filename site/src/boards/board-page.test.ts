import { expect, test, vi } from 'vitest'
import { chosenKey } from '#recent/chosen-key.ts'
import { recentKey } from '#recent/recent-key.ts'
import { loadRecent } from '#recent/recent.ts'
import { openPage } from '#ui/page.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { boardTexts } from './texts.ts'

const person = (id: number, name: string) => ({ id, name, worldName: 'Lich', iconUrl: '' })
const [mina, aldo] = [person(7, 'Mina'), person(8, 'Aldo')]
const user = { subject: 'a', at: 1, nickname: '', own: [mina], favorites: [], lost: [] }

test.each([
  ['own characters', { [userKey]: JSON.stringify(user) }],
  ['character that was chosen in this browser', { [chosenKey]: JSON.stringify([mina]) }],
])('a board marks the reader’s %s, not those that were only opened', async (_, kept) => {
  vi.resetModules()
  const frame = { language: 'en', type: 'mount', mode: 'standard', kind: 'global', worlds: [], pages: 1, count: 2 }
  const page = openPage(
    `<div data-board='${JSON.stringify(frame)}'><p data-own-bar></p><table>
      <tr data-id="7"><td class="who"><a>Mina</a></td></tr><tr data-id="8"><td class="who"><a>Aldo</a></td></tr>
    </table></div>`,
    {
      path: '/ranking/mount/global/',
      kept: { ...kept, [recentKey]: JSON.stringify([aldo, mina]) },
    },
  )
  loadRecent(page.storage)
  await import('./board-page.ts')
  expect(page.words('.who a')).toEqual([`Mina (${boardTexts('en').own})`, 'Aldo'])
  expect(page.all('[data-own]').map(({ dataset }) => dataset.id)).toEqual(['7'])
})
