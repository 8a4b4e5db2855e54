import { costCommand } from './command.ts'

process.exitCode = await costCommand(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
