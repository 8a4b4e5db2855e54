export { type Edits, editsResult, readEdits, withOverrides } from './edits.ts'
export { filesOfGame, type GameData } from './files.ts'
export { gameFiles, loadGameData } from './load-game.ts'
export type { GameRow, GameTexts } from './rows.ts'
