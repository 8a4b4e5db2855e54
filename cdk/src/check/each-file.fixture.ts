import { soakSeed } from '@kupodex/data/soak.fixture'
import fc from 'fast-check'
import { afterAll, expect } from 'vitest'
import { changedSince, shared } from './put-back.ts'

/** What properties are tried with is the same in every run of the gate, and other in every soak. */
fc.configureGlobal({ seed: soakSeed })

/** Test files share a process, one after another: each puts back what it changed, or fails here, by its own name. */
const before = shared()
afterAll(() => expect(changedSince(before), 'changed by this file and not put back').toEqual([]))
