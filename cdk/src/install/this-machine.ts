import type { Machine } from './left-out.ts'

const libc = () => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

/** The machine that this runs on. */
export const thisMachine = (): Machine => ({
  os: process.platform,
  cpu: process.arch,
  libc: process.platform === 'linux' ? libc() : null,
})
