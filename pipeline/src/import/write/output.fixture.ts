import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** A process that writes the named files again into a folder and dies right before the n-th time that it changes the disk. */
const [folder = '', last, ...names] = process.argv.slice(2)
let steps = 0
const countSteps = <Args extends unknown[], Result>(call: (...args: Args) => Result) => {
  return (...args: Args): Result => {
    if (++steps === Number(last)) process.kill(process.pid, 'SIGKILL')
    return call(...args)
  }
}
fs.writeFileSync = countSteps(fs.writeFileSync)
fs.renameSync = countSteps(fs.renameSync)
syncBuiltinESMExports()

const { openOutput } = await import('./output.ts')
const output = openOutput(folder)
output.write(new Map(names.map((name) => [name, 'new'.repeat(2000)])))
output.close()
