export type { ChatDeps } from './chat.ts'
export { type RegisteredCommand, registration } from './commands.ts'
export { openSiteFiles } from './site-files.ts'
