import { createSigner } from '@kupodex/lambdas/chat'
import { keptSecret } from './kept-secret.ts'

/** The key pair of the stand-in for Discord on this machine, made when it is first needed: signs requests as Discord does. */
export const discordKey = (folder: string): ReturnType<typeof createSigner> =>
  createSigner(keptSecret(folder, 'discord.key'))
