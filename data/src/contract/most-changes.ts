/** How many changes one request may have. */
export const mostChanges = 1000
