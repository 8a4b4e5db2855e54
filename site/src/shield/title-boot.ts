/**
 * Runs right after the title of a page of one thing, so that a hidden name does not stand in the tab first. It is inlined: its
 * hash is allowed by the content security policy.
 */
export const titleBoot = `(d=>{if(+d.dataset.of>+d.dataset.shield){d.dataset.title=document.title;document.title='…'}})(document.documentElement)`
