import { recentKey } from '#recent/recent-key.ts'

/**
 * Runs in the head of the home page before the first paint, and marks it for a reader who is logged in or opened a character in this
 * browser: the place of their desk is there from the start, and what is for strangers is not. It is inlined: its hash is allowed by the content
 * security policy. `kupodex.user:` begins the key of a session.
 */
export const deskBoot = `(d=>{try{const s=localStorage;if(Object.keys(s).some(k=>k.startsWith('kupodex.user:'))||JSON.parse(s.getItem('${recentKey}')??'[]').length>0)d.dataset.desk=''}catch{}})(document.documentElement)`
