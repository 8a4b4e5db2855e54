export type { CardContent, CharacterCard } from './content.ts'
export { openCardDrawer, openCardMaker } from './make.ts'
