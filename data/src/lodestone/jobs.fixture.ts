import { characterPage, headerMarkup, tabsMarkup } from './frame.fixture.ts'

const job = (
  level: string,
  name: string,
  tooltip: string,
  exp: string,
) => `<li><i class="character__job__icon"><img src="x.png"></i>
<div class="character__job__level">${level}</div><div class="character__job__name js__tooltip"
  data-tooltip="${tooltip}"
>${name}</div><div class="character__job__exp">${exp}</div></li>`

const field = (
  section: string,
  level: string,
  name: string,
  exp: string,
) => `<h3>${section}</h3><div class="character__job__list">
<div class="character__job__webfont"><i class="xiv-lds"></i></div><div class="character__job__level">${level}</div>
<div class="character__job__name">${name}</div><div class="character__job__exp">${exp}</div></div>`

/** A class and job page; the fields played are Bozja and the Occult Crescent, without Eureka before them. */
export const jobPage = (): string =>
  characterPage(
    `<h3>DoW/DoM</h3><div class="clearfix"><div class="character__job__role"><h4><img src="x.png">Tank</h4><ul class="character__job">
${job('100', 'Warrior', 'Warrior / Marauder', '-- / --')}${job('-', 'Gladiator', 'Gladiator', '- / -')}</ul></div>
<div class="character__job__role"><h4>Ranged</h4><ul class="character__job">
${job('65', 'Machinist', 'Machinist', '359.719 / 1.834.000')}</ul><h4>Magical</h4><ul class="character__job">
${job('15', 'Arcanist', 'Arcanist', '-- / 13,100')}</ul></div></div>
${field('Bozja', '25', 'Resistance Rank', 'Current Mettle: -- / Mettle to Next Rank: --')}
${field('Occult Crescent', '19', 'Knowledge Level', '18,961 / 177,800')}
<div class="character__support_job"><h4>Phantom Jobs</h4><ul><li><div class="character__support_job__status">
<p class="character__support_job__name">Phantom Baker</p><p class="character__support_job__level">Lv. 5</p></div></li></ul></div>`,
    headerMarkup(),
    tabsMarkup({ classJob: 'selected' }),
  )

/** The card of a mount. */
export const mountCard = `<div class="mount__tooltip"><header class="mount__header"><h4 class="mount__header__label">Bread Cart</h4></header>
<div class="mount__body"><p class="mount__text">Rolls,<br>mostly.</p><div class="mount__type">Movement<span>Terrestrial</span></div>
<a href="/lodestone/playguide/db/item/0a1b/" class="mount__item_icon js__chara_tooltip" data-tooltip="Cart Bell">
<img src="x.png" class="mount__item_icon__img"><div class="mount__item_icon"></div></a></div></div>`
