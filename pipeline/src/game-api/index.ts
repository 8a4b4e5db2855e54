export { editsResult, readEdits, withOverrides } from './edits.ts'
export { gameFiles } from './load-game.ts'
