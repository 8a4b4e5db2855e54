export { benchOf, suites } from './command.ts'
export { shareOption } from './suite/share-option.ts'
export { type Suite } from './suite/suite.ts'
export { type Command, type CommandIo } from '../command/io.ts'
