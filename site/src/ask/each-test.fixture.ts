import { afterEach } from 'vitest'
import { forgetAsked } from './asked.ts'

/** Test files share a process: what the page of one test was answered is not known to the next. */
afterEach(forgetAsked)
