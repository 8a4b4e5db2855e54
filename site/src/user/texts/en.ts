/** What is said about calls of a user that failed, by their code, in English; the other languages must have exactly these keys. */
export const en = {
  offline: 'Kupodex could not be reached. Check your connection and try again.',
  loggedOut: 'Your session has ended. Please log in again.',
  loginUnreachable: 'The login service cannot be reached right now. Please try again in a few minutes.',
  forbidden: 'Only the verified owner of this character can do this.',
  tooManyRequests: 'Too many attempts. Please wait a while and try again.',
  lodestoneBusy: 'The Lodestone is being read for many players right now. Please try again in a minute.',
  lodestoneUnavailable: 'The Lodestone cannot be read right now. It may be down for maintenance.',
  badCharacterId: 'This is not a valid character ID.',
  lodestoneMaintenance: 'The Lodestone is down for maintenance. Please try again later.',
  lodestoneChanged:
    'The pages of the Lodestone have changed, and Kupodex cannot read them yet. Please try again later.',
  profilePrivate: 'The profile of this character is private on the Lodestone. Make it public there, then try again.',
  codeExpired: 'This code has expired. Reload the page to get a new one.',
  notOnLodestone: 'The Lodestone does not have this character.',
  other: 'Something went wrong. Please try again in a moment.',
}

/** The catalogue every language fills. */
export type FailureTexts = typeof en
