import { afterAll, expect } from 'vitest'
import { changedSince, shared } from './put-back.ts'

/** Test files share a process, one after another: each puts back what it changed, or fails here, by its own name. */
const before = shared()
afterAll(() => expect(changedSince(before), 'changed by this file and not put back').toEqual([]))
