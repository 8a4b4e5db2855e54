/** Runs right after the title of a thing's page, so that no hidden name is in the tab first. Inlined: the content security policy allows its hash. */
export const titleBoot = `(d=>{if(+d.dataset.of>+d.dataset.shield){d.dataset.title=document.title;document.title='…'}})(document.documentElement)`
