import { characterIdPattern } from '@kupodex/data/contract'
import { askPath } from '#ask/request-line.ts'

const mark = 'ID'
const [before = '', after = ''] = askPath('charcache', { id: mark }).split(mark)

/**
 * Runs in the head of the shell of character pages: asks for the character of the address, so that the answer is on its way
 * while the scripts that show it are (`withEarly`). It is inlined: its hash is allowed by the content security policy.
 */
export const earlyAsk = `(m=>{if(m){const path='${before}'+m[1]+'${after}';globalThis.kupodexEarly={path,answer:fetch(path)};kupodexEarly.answer.catch(()=>{})}})(/\\/char\\/0*(${characterIdPattern})(?!\\d)/.exec(location.pathname))`
