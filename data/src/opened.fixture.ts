import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

interface Closed {
  close: () => unknown
}

/** Opens something before all tests of a file or group, and closes it after them; what is returned is filled by then. */
export const openForAll = <Opened extends Closed>(open: () => Promise<Opened>): Opened => {
  const opened = {} as Opened
  beforeAll(async () => void Object.assign(opened, await open()))
  afterAll(() => opened.close())
  return opened
}

/** The same before and after each test. */
export const openForEach = <Opened extends Closed>(open: () => Promise<Opened>): Opened => {
  const opened = {} as Opened
  beforeEach(async () => void Object.assign(opened, await open()))
  afterEach(() => opened.close())
  return opened
}
