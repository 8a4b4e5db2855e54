/** Under which key a browser keeps what its reader wants and hides without an account. */
export const wishesKey = 'kupodex.wishes'
