/** How long after a request a character cannot be requested again, ms (30 minutes, as on similar sites). */
export const askCooldown = 30 * 60_000
