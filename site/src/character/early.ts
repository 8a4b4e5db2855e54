declare global {
  /** What was asked for before the scripts were there; read once. */
  var kupodexEarly: { path: string; answer: Promise<Response> } | undefined
}

/**
 * Runs in the head of the shell of character pages: asks for the character of the address, so that the answer is on its way
 * while the scripts that show it are. It is inlined: its hash is allowed by the content security policy.
 */
export const earlyAsk = `(m=>{if(m){const path='/api/charcache/'+Number(m[1])+'/';globalThis.kupodexEarly={path,answer:fetch(path)};kupodexEarly.answer.catch(()=>{})}})(/\\/char\\/(\\d{1,16})(?!\\d)/.exec(location.pathname))`

/** Asks as `ask` does, and gives the answer that was asked for early to the first who asks for the same without further wishes. */
export const withEarly =
  (ask: typeof fetch): typeof fetch =>
  (path, init) => {
    const early = globalThis.kupodexEarly
    if (early?.path !== path || init !== undefined) return ask(path, init)
    globalThis.kupodexEarly = undefined
    return early.answer
  }
