import { recentKey } from '#storage/keys.ts'

/**
 * Runs in the head of a page that will say something of the character opened last, so that there is room for it from the first paint: where
 * `parseRecent` reads somebody, not where what was kept is damaged. It is inlined: its hash is allowed by the content security policy.
 */
export const recentBoot = `(d=>{try{if(JSON.parse(localStorage.getItem('${recentKey}')).some(o=>typeof o?.id=='number'&&o.id>0&&o.name&&['name','worldName','iconUrl'].every(k=>typeof o[k]=='string')))d.dataset.recent=''}catch{}})(document.documentElement)`
