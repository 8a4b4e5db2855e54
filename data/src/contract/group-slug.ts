/** The name of a group in addresses, as a pattern: 16 random bytes in base64url. */
export const groupSlugPattern = '[\\w-]{22}'
