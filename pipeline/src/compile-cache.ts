import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Keeps compiled modules for the next run, of this process and of the threads and processes it starts: each would strip types
 * and compile for some 0.7 s of processor time otherwise. A folder that cannot be written is no error; what lies there is
 * checked against the sources.
 */
export const keepCompiled = (): void => {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'kupodex-compiled')
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}
