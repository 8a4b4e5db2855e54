import * as z from 'zod'

/** npm writes a lone name as it stands in the package itself: in a list, or without one. */
const names = z.union([z.array(z.string()), z.string().transform((name) => [name])]).optional()

/** The part of a lock file that says which package belongs on which machine. */
export const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ optional: z.boolean().optional(), os: names, cpu: names, libc: names })),
})

/** A machine in npm's words. */
export interface Machine {
  os: string
  cpu: string
  /** glibc or musl; null where it does not matter. */
  libc: string | null
}

const fits = (allowed: string[] | undefined, mine: string | null) =>
  allowed === undefined || (mine !== null && allowed.includes(mine))

interface ForMachine {
  os?: string[] | undefined
  cpu?: string[] | undefined
  libc?: string[] | undefined
}

/** Whether a package is for a machine; one that says nothing is for all. */
export const fitsMachine = ({ os, cpu, libc }: ForMachine, machine: Machine): boolean =>
  fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc)

/**
 * Folders of the native packages that belong on the machine and are missing. npm silently leaves an optional package out
 * where its `engines` do not name the Node that npm runs on, although ours fits.
 */
export const leftOut = (lock: z.infer<typeof lockSchema>, machine: Machine, exists: (folder: string) => boolean) =>
  Object.entries(lock.packages)
    .filter(([, { optional, os, cpu }]) => optional === true && os !== undefined && cpu !== undefined)
    .filter(([, entry]) => fitsMachine(entry, machine))
    .map(([folder]) => folder)
    .filter((folder) => !exists(folder))

const libc = () => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

export const thisMachine = (): Machine => ({
  os: process.platform,
  cpu: process.arch,
  libc: process.platform === 'linux' ? libc() : null,
})
