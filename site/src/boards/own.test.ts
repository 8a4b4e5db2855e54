import { describe, expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { openPage } from '#ui/page.fixture.ts'
import { markOwn } from './own.ts'
import { boardFile, pagesFile, readPage } from './pages.ts'

test('rows of the reader’s own characters are marked once, those of others are not', () => {
  const { document, one, all } = openPage(
    '<table><tr data-id="7"><td class="who"><a>Mina</a></td></tr><tr data-id="8"><td class="who"><a>Aldo</a></td></tr></table>',
  )
  markOwn(document.body, [7, 9], 'mine')
  markOwn(document.body, [7], 'mine')
  expect(all('tr').map((row) => row.hasAttribute('data-own'))).toEqual([true, false])
  expect(one('[data-id="7"] a').textContent).toBe('Mina (mine)')
  expect(one('.unseen').parentElement?.localName).toBe('a')
})

describe('files of a board', () => {
  const raid = { type: 'raid', scope: 'Chaos', mode: '12' }
  const board = { type: 'mount', scope: 'Chaos', mode: 'standard' }

  test('of raids have addresses of their own', () => {
    expect([boardFile(board), pagesFile(board, 0)]).toEqual([
      ...['/api/ranking/mount/Chaos/standard/', '/api/ranking-pages/mount/Chaos/standard/0/'],
    ])
    expect(boardFile(raid)).not.toBe(boardFile({ ...board, type: 'mount' }))
    expect([boardFile(raid), pagesFile(raid, 3)].every((path) => path.includes('12') && path.includes('raid'))).toBe(
      true,
    )
  })

  const day = 86_400
  const shard = {
    ...{ deployTime: 1, generateTime: 1, pageSize: 1, firstPage: 1, iconBase: '' },
    rows: [
      [1, 'Mina', null, 66, 1, 1, 500, 1000],
      [2, 'Aldo', null, 66, 2, 2, 400, 1000 + 9 * day],
    ],
  }

  test('have their pages, and say where there is none', async () => {
    const { ask, asked } = webOf({ [pagesFile(board, 0)]: shard })
    expect((await readPage(ask, board, 2))?.map(({ name }) => name)).toEqual(['Aldo'])
    expect(await readPage(ask, board, 3)).toBeNull()
    expect(asked).toEqual([pagesFile(board, 0)])
    await expect(readPage(webOf({}, 500).ask, board, 1)).rejects.toThrow()
    expect(await readPage(webOf({}).ask, board, 1)).toBeNull()
  })

  test('of raids say in which week after the release each was done', async () => {
    const { ask } = webOf({ [pagesFile(raid, 0)]: shard })
    const weeks = await Promise.all([1, 2].map(async (page) => (await readPage(ask, raid, page, 0))?.[0]?.week))
    expect(weeks).toEqual([1, 2])
  })
})
