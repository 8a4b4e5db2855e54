import { soakSeed } from '@kupodex/data/soak.fixture'
import fc from 'fast-check'
import { afterAll, expect, vi } from 'vitest'
import { changedSince, shared } from './put-back.ts'

/** What properties are tried with is the same in every run of the gate, and other in every soak. */
fc.configureGlobal({ seed: soakSeed })

/** How long tests wait for what comes by itself, in ms: a second, which is usual, is too short on a busy machine. */
const patience = 30_000
const { waitFor } = vi
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: patience, ...options })

/** Test files share a process, one after another: each puts back what it changed, or fails here, by its own name. */
const before = shared()
afterAll(() => expect(changedSince(before), 'changed by this file and not put back').toEqual([]))
