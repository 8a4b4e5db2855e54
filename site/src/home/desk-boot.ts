import { anonymousKey, chosenKey, wishesKey } from '#storage/keys.ts'

/**
 * Runs in the head of the home page before the first paint, and marks it for a reader who is logged in, or has chosen a character, checked
 * off or wished for something in this browser: the place of their desk is there from the start, and what is for strangers is not. Whoever has only opened a
 * character is a stranger. It is inlined: its hash is allowed by the content security policy. `kupodex.user:` begins the key of a session.
 */
export const deskBoot = `(d=>{try{const s=localStorage,k=n=>Object.values(JSON.parse(s.getItem(n)??'[]'));if(Object.keys(s).some(n=>n.startsWith('kupodex.user:'))||k('${anonymousKey}').some(o=>o.count>0)||['${wishesKey}','${chosenKey}'].some(n=>k(n).length>0))d.dataset.desk=''}catch{}})(document.documentElement)`
