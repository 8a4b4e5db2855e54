/** The path to which Discord sends what its users ask the chat function, as an operator enters it there. */
export const chatPath = '/api/discord'

/** The headers of a request of Discord: the Ed25519 signature in hexadecimal, and the time that it is over as well (epoch s). */
export const chatHeaders = { signature: 'x-signature-ed25519', timestamp: 'x-signature-timestamp' } as const
