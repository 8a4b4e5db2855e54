export { filesOfGame, type GameData } from './files.ts'
export { type GameRow, type RowProse, type RowTexts } from './rows.ts'
