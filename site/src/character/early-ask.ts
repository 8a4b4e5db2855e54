import { type CharacterWord, characterIdPattern } from '@kupodex/data/contract'
import { askPath } from '#ask/request-line.ts'
import { freshFor } from './fresh-for.ts'
import { frameKey } from '#storage/keys.ts'

const mark = 'ID'

/** A script's text for the path of a call, of which `found` is the id. */
const pathFor = (id: 'charcache' | 'charevents', found: string): string =>
  askPath(id, { id: mark })
    .split(mark)
    .map((part) => `'${part}'`)
    .join(`+${found}+`)

/** Pages of a character that need more than the character itself. */
const timeline = 'timeline' satisfies CharacterWord
const compare = 'compare' satisfies CharacterWord

const address = `/\\/char\\/0*(${characterIdPattern})(?!\\d)(?:\\/(?:(${timeline})|${compare}\\/0*(${characterIdPattern})(?!\\d)))?/`

/**
 * Runs in the head of the shells of character pages: asks for the character of the address, and on pages that need more for
 * its timeline or for the second character, so that the answers are on their way while the scripts that show them are
 * (`withEarly`); not for a character that this browser asked for a moment ago. It is inlined (`frameEarly`): its hash is allowed by the
 * content security policy.
 */
export const earlyAsk = `(m=>{if(m){const all=globalThis.kupodexEarly={},ask=p=>{all[p]=fetch(p);all[p].catch(()=>{})};let k={};try{k=JSON.parse(localStorage.getItem('${frameKey}'))??k}catch{}if(k.id!=m[1]||!(Date.now()-k.at<${freshFor}))ask(${pathFor('charcache', 'm[1]')});if(m[2])ask(${pathFor('charevents', 'm[1]')});if(m[3]&&m[3]!==m[1])ask(${pathFor('charcache', 'm[3]')})}})(${address}.exec(location.pathname))`
