import { describe, expect, onTestFinished, test } from 'vitest'
import { revealed, shield } from '#shield/shield-store.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Grid } from './grid.tsx'
import { frameOf, thing } from './matrix.fixture.ts'
import { matrixOf } from './matrix.ts'

const sets = [new Set([1, 2]), new Set([2]), null]
const things = Array.from({ length: 90 }, (_, at) => thing(at + 1))

const draw = async () => {
  const page = await drawn(<Grid frame={frameOf(sets, 1)} rows={matrixOf(things, sets)} />)
  const grid = page.one('[role=grid]')
  // Heights in pixels, and how far it is scrolled.
  Object.assign(grid, { scrollTop: 0 })
  Object.defineProperty(grid, 'clientHeight', { value: 600 })
  const press = (key: string, more: object = {}) => page.settle(() => page.send(grid, 'keydown', { key, ...more }))
  const current = () => {
    const id = grid.getAttribute('aria-activedescendant')
    const cell = page.all('.current')
    expect(cell.map((one) => one.id)).toEqual([id])
    return cell[0]?.getAttribute('aria-label') ?? cell[0]?.textContent
  }
  const row = (at: number) =>
    page
      .all(`[aria-rowindex="${at + 1}"] [role=gridcell]`)
      .map((cell) => cell.getAttribute('aria-label') ?? cell.querySelector('.unseen')?.textContent)
  return { page, grid, press, current, row }
}

describe('the grid of a matrix', () => {
  test('says of each thing who has it, in words and shapes', async () => {
    const { page, row } = await draw()
    expect(row(1)).toEqual(['1 of 2 have it · not known for 1', 'Has it', 'Missing', 'Not known'])
    expect(row(2)).toEqual(['2 of 2 have it · not known for 1', 'Has it', 'Has it', 'Not known'])
    expect(page.all('[aria-rowindex="2"] [role=gridcell]').map((cell) => cell.className)).toEqual([
      ...['how-many', 'has', 'lacks chosen', 'unknown'],
    ])
    expect(page.words('.member .unseen')).toEqual([
      ...['has 2 of 90 shown that count', 'has 1 of 90 shown that count', 'Not known'],
    ])
  })

  test('has room for the names of four members in lines', async () => {
    const classOf = async (members: number) => {
      const several = Array.from({ length: members }, () => new Set([1]))
      const page = await drawn(<Grid frame={frameOf(several, 0)} rows={matrixOf(things, several)} />)
      return page.one('[role=grid]').className
    }
    expect([await classOf(4), await classOf(5)]).toEqual(['panel matrix few', 'panel matrix'])
  })

  test('draws few of its rows, and says how many there are', async () => {
    const { page, grid } = await draw()
    expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['91', '5'])
    expect(page.all('[role=rowheader]').length).toBeLessThan(60)
  })

  test('is one stop of the Tab key; arrow keys lead to all of its cells', async () => {
    const { page, grid, press, current } = await draw()
    expect(page.all('[tabindex="0"]')).toEqual([grid])
    expect(page.all('a:not([tabindex="-1"])')).toEqual([])
    expect(current()).toBe('thing 1')
    await press('ArrowDown')
    await press('ArrowRight')
    await press('ArrowRight')
    expect(current()).toBe('Has it')
    await press('ArrowRight')
    await press('ArrowUp')
    expect(current()).toBe('Missing')
    await press('Home')
    await press('ArrowUp')
    expect(current()).toBe('Item')
  })

  test('Enter follows the link of a cell, and a press on a cell leads there', async () => {
    const { page, grid, press, current } = await draw()
    const followed: (string | null)[] = []
    page.one('[aria-rowindex="2"] a').addEventListener('click', ({ currentTarget }) => {
      followed.push((currentTarget as Element).getAttribute('href'))
    })
    await press('Enter', { target: grid })
    expect(followed).toEqual(['/rarity/mount/global/1/'])
    await page.settle(() => page.send(page.all('[aria-rowindex="3"] [role=gridcell]')[1] ?? grid, 'click'))
    expect(current()).toBe('Has it')
  })

  test('names nothing that the shield hides, until Enter shows it', async () => {
    shield.set(73)
    onTestFinished(() => {
      shield.set(null)
      revealed.set(new Set())
    })
    const rows = matrixOf([thing(1, { name: 'Secret', hint: 'From afar', mainPatch: 75 })], sets)
    const page = await drawn(<Grid frame={frameOf(sets)} rows={rows} />)
    expect(page.one('[role=grid]').outerHTML).not.toMatch(/Secret|From afar/)
    expect(page.one('.veil').getAttribute('tabindex')).toBe('-1')
    const grid = page.one('[role=grid]')
    await page.settle(() => page.send(grid, 'keydown', { key: 'Enter' }))
    expect(page.words('.thing-name a')).toEqual(['Secret'])
    expect(page.words('.thing-name small')).toEqual(['From afar'])
  })

  test('begins at its first row for other rows, and stays where it is for the same', async () => {
    const { page, press, current } = await draw()
    await press('ArrowDown')
    await page.draw(<Grid frame={frameOf(sets, 0)} rows={matrixOf(things, sets)} />)
    expect(current()).toBe('thing 2')
    await page.draw(<Grid frame={frameOf(sets, 0)} rows={matrixOf(things.slice(5), sets)} />)
    expect(current()).toBe('thing 6')
  })
})
