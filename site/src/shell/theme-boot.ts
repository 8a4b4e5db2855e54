import { shieldKey } from '#storage/keys.ts'

/** Where the reader's choice of theme is kept; absent means the system's. */
export const themeKey = 'kupodex.theme'

/**
 * Runs in the head before the first paint, so that a remembered theme never flashes the other one first nor what the reader's
 * spoiler shield hides, and marks that scripts run at all. It is inlined: its hash is allowed by the content security policy.
 */
export const themeBoot = `(d=>{d.dataset.js='';try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')d.dataset.theme=t;const s=localStorage.getItem('${shieldKey}');if(s>0)d.dataset.shield=s}catch{}})(document.documentElement)`
