/** What all functions are called where the Lodestone turns machines away: they ask from addresses of the same provider. */
export const functionsMachine = 'AWS'
