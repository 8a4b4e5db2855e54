export { benchOf, suites } from './command.ts'
export { shareOption, type Suite } from './suite/suite.ts'
