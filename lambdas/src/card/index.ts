export type { CharacterCard } from './content.ts'
export { openCardDrawer, openCardMaker } from './make.ts'
