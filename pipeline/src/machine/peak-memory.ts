import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Measures the largest memory that the process holds from now on; the result gives it in bytes when asked. Linux forgets the
 * peak of before and keeps a new one; elsewhere it is the peak since the process began.
 */
export const startPeakMemory = (): (() => number) => {
  try {
    writeFileSync('/proc/self/clear_refs', '5')
    return () => {
      const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
      return Number(kilobytes) * 1024
    }
  } catch {
    return () => process.resourceUsage().maxRSS * 1024
  }
}
