import { collectionNames } from '#game/collections/index.ts'
import { tabbedCollections } from './ground/collection-kinds.ts'
import type { TabName, TabState } from './ground/tabs.ts'

/** The frame of a page in the site's markup, for tests: what a parser has to skip, around the page itself. */
export const sitePage = (main: string): string => `<!DOCTYPE html>
<html lang="en-us" class="en-us"><head><meta charset="utf-8"><title>Pebble &amp; Co</title>
<script>var show_achievement = false; document.write('<div class="frame__chara">');</script></head>
<body id="community" class=" lang_na">
<!-- <div class="frame__chara"> -->
<nav><ul><li><a href="/lodestone/character/1/">Other</a></li></ul></nav>
<div class="ldst__contents clearfix"><div class="ldst__main">${main}</div>
<div class="ldst__side"><p>Banner<div class="entry"></div></div>
</div><footer><p>Ldst</footer></body></html>`

export type HeaderTexts = { title?: string | undefined; titleFirst?: boolean; name?: string; world?: string }

/** The top of a character's page; the title stands before or after the name. */
export const headerMarkup = ({
  title,
  titleFirst,
  name = 'Pebble O&#39;Sand',
  world = 'Ragnarok [Chaos]',
}: HeaderTexts = {}): string => {
  const titleTag = title ? `<p class="frame__chara__title">${title}</p>` : ''
  return `<div class="frame__chara js__toggle_wrapper"><a href="/lodestone/character/4711/" class="frame__chara__link state_btn">
<div class="frame__chara__face"><img src="https://img2.example/f/aa_bbfc0.jpg?1700000000" width="40" alt=""></div>
<div class="frame__chara__box">${titleFirst ? titleTag : ''}<p class="frame__chara__name">${name}</p>${titleFirst ? '' : titleTag}
<p class="frame__chara__world"><i class="xiv-lds js__tooltip" data-tooltip="Home World"></i>${world}</p></div></a></div>`
}

/** The address of each tab, from left to right. */
const tabPaths: ReadonlyMap<TabName, string> = new Map([
  ['classJob', 'class_job'],
  ...tabbedCollections.map(({ type, lodestone }): [TabName, string] => [type, lodestone.page]),
  ['achievement', 'achievement'],
])

/** A tab of a character's page. */
export const tabMarkup = (word: string, path: string, state: TabState): string => {
  switch (state) {
    case 'absent':
      return ''
    case 'disabled':
      return `<li class="disable"><span class="disable">${word}</span></li>`
    case 'selected':
      return `<li class="character_menu__link"><a href="javascript:void(null)" class="selected">${word}</a></li>`
    case 'link':
      return `<li class="character_menu__link"><a href="/lodestone/character/4711/${path}/">${word}</a></li>`
  }
}

/** The tabs of a character's page: linked unless said otherwise. */
export const tabsMarkup = (states: Partial<Record<TabName, TabState>> = {}): string => {
  const items = [...tabPaths].map(([name, path]) =>
    tabMarkup(name === 'classJob' ? 'Class/Job' : collectionNames[name].en, path, states[name] ?? 'link'),
  )
  return `<ul class="character__profile_tab clearfix"><li><a href="/lodestone/character/4711/">Profile</a></li>${items.join('')}
<li class="character_menu__link"><a href="/lodestone/character/4711/following/">Follow</a></li></ul>`
}

/** A page of a character around its content. */
export const characterPage = (content: string, header = headerMarkup(), tabs = tabsMarkup()): string =>
  sitePage(`<div id="character" class="ldst__window"><h2>Character</h2>${header}${tabs}
<div class="character__content selected">${content}</div><div class="character__content"></div></div>`)
