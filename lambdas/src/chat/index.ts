export type { ChatDeps } from './chat.ts'
export { type RegisteredCommand, registration } from './commands.ts'
export { createSigner } from './signer.ts'
export { openSiteFiles } from './site-files.ts'
