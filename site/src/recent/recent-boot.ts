import { recentKey } from './recent-key.ts'

/**
 * Runs in the head of a page that will say something of the character opened last, so that there is room for it from the first paint. It is
 * inlined: its hash is allowed by the content security policy.
 */
export const recentBoot = `(d=>{try{if(localStorage.getItem('${recentKey}')?.length>2)d.dataset.recent=''}catch{}})(document.documentElement)`
