import type { TableName } from '@kupodex/data/game'
import { expect, onTestFinished, test, vi } from 'vitest'
import { nextDuties } from './next-duties.ts'

test('duties say what they give, at which level, and how many enter them', () => {
  const duties = nextDuties('en')
  const named = (name: string) => duties.find((duty) => duty.name === name)
  expect(named('The Navel (Extreme)')).toMatchObject({ level: 50, partySize: 8, fewest: 1 })
  expect(named('The Navel (Extreme)')?.things.mount).not.toHaveLength(0)
  expect(duties.filter(({ things }) => Object.values(things).flat().length === 0)).toEqual([])
  expect(duties.length).toBeGreaterThan(150)
})

test('of duties and things that the game has removed there is nothing, and a thing is named once', async () => {
  const duty = (id: number, deleted = false) => ({
    ...{ id, name: { en: `Duty ${id}` }, level: 50, partySize: 4, fewest: 4, deleted },
  })
  const thing = (id: number, sources: object[], deleted = false) => ({ id, sources, deleted })
  const from = (id: number, kind = 'instance') => ({ kind, id })
  const tables: Partial<Record<TableName, readonly object[]>> = {
    duties: [duty(1), duty(2, true), duty(3)],
    mounts: [thing(5, [from(1), from(1)]), thing(6, [from(1)], true), thing(7, [from(2), from(3, 'quest')])],
  }
  vi.resetModules()
  vi.doMock('@kupodex/data/tables', () => ({ loadTable: (name: TableName) => tables[name] ?? [] }))
  onTestFinished(() => {
    vi.doUnmock('@kupodex/data/tables')
    vi.resetModules()
  })
  const others = await import('./next-duties.ts')
  expect(others.nextDuties('en').map(({ id, things }) => [id, things])).toEqual([[1, { mount: [5] }]])
})
