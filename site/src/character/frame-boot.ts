import { shownIdPattern } from '@kupodex/data/contract'
import { facePattern } from '@kupodex/data/game'
import { foldedKey, frameKey, menuTopKey } from '#storage/keys.ts'

/** What the frame of a character's pages shows: enough to paint it before the character is there. */
export interface FrameFacts {
  id: number
  name: string
  home: string
  /** Class and symbol of the drawn sky. */
  face: [drawn: string, symbol: string]
  /** Address of the face above it, as the Lodestone has it; empty where there is none. */
  icon: string
  /** Percent by the word of the menu's entry, whole but for less than one; null where it is not known. */
  percents: Record<string, number | null>
  /** When the character was asked for (epoch ms). */
  at: number
}

declare global {
  /** Fills the frame; there before all other scripts. */
  var kupodexFrame: ((facts: FrameFacts) => void) | undefined
}

/**
 * Runs right after the frame's markup: marks a page whose address opens a thing of its list (`data-opens`), points its links to the character of the address, folds what the reader folded away of its menu (never the
 * group of the page itself) and scrolls that to where it was, and fills the frame at once where this browser showed that character last, so
 * that a next page paints the same frame again. It is inlined: its hash is allowed by the content security policy.
 */
export const frameBoot = `((d,m)=>{if(!m)return;if(/.\\/\\d+\\/?$/.test(location.pathname.slice(m[0].length)))d.documentElement.dataset.opens='';const all=(s,f)=>d.querySelectorAll(s).forEach(f);all('a[data-word]',a=>{a.href=m[0]+a.dataset.word});try{const f=(localStorage.getItem('${foldedKey}')??'').split(' '),t=sessionStorage.getItem('${menuTopKey}');all('[data-fold]',e=>{e.open=!f.includes(e.dataset.fold)||e.querySelector('[aria-current]')!==null});if(t>0)d.getElementById('parts').scrollTop=t}catch{}const fill=globalThis.kupodexFrame=k=>{all('[data-who]',e=>{e.textContent=k.name});all('[data-home]',e=>{e.textContent=k.home});all('[data-face]',e=>{const i=e.lastElementChild,f=i.dataset.from,p=f&&${facePattern}.exec(k.icon),s=p&&f+p[1];e.className='face '+k.face[0];e.querySelector('use').setAttribute('href',k.face[1]);if(!s)i.removeAttribute('src');else if(i.getAttribute('src')!=s)i.src=s});const n=new Intl.NumberFormat(d.documentElement.lang,{style:'percent'});for(const w in k.percents)all('progress[data-part="'+w+'"]',e=>{const p=k.percents[w];e.value=p??0;e.nextElementSibling.textContent=p===null?'–':(p>0&&p<1?'<':'')+n.format(Math.ceil(p)/100)})};try{const k=JSON.parse(localStorage.getItem('${frameKey}'));if(k.id==m[1])fill(k)}catch{}})(document,/^(?:\\/[a-z]{2})?\\/char\\/(${shownIdPattern})\\//.exec(location.pathname))`
