import { expect, test } from 'vitest'
import { publicScopes } from './scopes.ts'

test('global, then data centers, then their worlds; neither beta nor closed nor deleted ones', () => {
  const dataCenters = [
    { id: 8, name: 'Crystal', beta: false, deleted: false },
    { id: 4, name: 'Aether', beta: false, deleted: false },
    { id: 13, name: 'Cloud', beta: true, deleted: false },
    { id: 12, name: 'Shadow', beta: false, deleted: true },
  ]
  const world = { dataCenterId: 4, active: true, deleted: false }
  const worlds = [
    { ...world, id: 73, name: 'Adamantoise' },
    { ...world, id: 40, name: 'Jenova' },
    { ...world, id: 41, name: 'Closed', active: false },
    { ...world, id: 42, name: 'Gone', deleted: true },
    { ...world, id: 43, name: 'Hidden', dataCenterId: 13 },
    { ...world, id: 44, name: 'Lost', dataCenterId: 99 },
  ]
  expect(publicScopes(worlds, dataCenters)).toEqual([
    { kind: 'global', id: 0, slug: 'global', dataCenterId: 0 },
    { kind: 'dataCenter', id: 4, slug: 'Aether', dataCenterId: 4 },
    { kind: 'dataCenter', id: 8, slug: 'Crystal', dataCenterId: 8 },
    { kind: 'world', id: 40, slug: 'Jenova', dataCenterId: 4 },
    { kind: 'world', id: 73, slug: 'Adamantoise', dataCenterId: 4 },
  ])
})
