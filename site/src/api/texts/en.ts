/** What the page of the API says about programs, in English; the other languages must have exactly these keys. */
export const en = {
  title: 'Programs that act for a user',
  lead: 'With a token, a program can make the calls below for the user who created it. Users create tokens in their settings, choose what each may do, and can revoke them at any time.',
  settings: 'Settings',
  send: 'Send the token with every request. Keep it secret, and never put it into an address.',
  example: 'Check off emotes 59 and 63 of a character that the user has verified:',
  whole:
    'Replace all emotes. A dry run only reports what would change; send the revision it returns to be sure that nothing changed in between. The last replacement can be undone. A request with a body needs the SHA-256 of the body in a header:',
  refused:
    'A missing or revoked token is answered with 401 unauthorized, an expired one with 401 tokenExpired, and a call that the token is not meant for with 403 forbidden. All programs of a user share the rate limit of that user.',
  calls: 'Calls for programs',
  scope: 'Scope',
}

/** The catalogue every language fills. */
export type ProgramTexts = typeof en
