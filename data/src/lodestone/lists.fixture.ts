import { type CollectionKind, collectionTabs } from './ground/collection-kinds.ts'
import { characterPage, headerMarkup, sitePage, tabsMarkup } from './frame.fixture.ts'

const hash = (n: number) => n.toString(16).padStart(40, '0')

/** The desktop page of mounts or minions with `count` things. */
export const iconPage = (kind: 'mount' | 'minion', count: number, total: number | null = count): string =>
  characterPage(
    `<h3 class="heading--md">Things</h3>
<div class="${kind}__sort">${total === null ? '' : `<p class="minion__sort__total">Total: <span>${total}</span></p>`}</div>
<div class="character__${kind === 'mount' ? 'mounts' : kind}"><ul class="character__icon__list js__${kind}_tooltip js__${kind}_list">
${Array.from(
  { length: count },
  (_, i) => `<li class="${kind}__list_icon"data-tooltip_href="/lodestone/character/4711/${kind}/tooltip/${hash(i)}">
<div class="character__item_icon"><img src="https://img.example/itemicon/${i}.png?n7.3" class="character__item_icon__img">
<img src="https://img.example/hover.png" class="character__item_icon__hover"></div></li>`,
).join('')}</ul></div>`,
    headerMarkup(),
    tabsMarkup({ [kind]: 'selected' }),
  )

/** The mobile page of a collection with the things of these names. */
export const namedPage = (kind: CollectionKind, names: readonly string[]): string =>
  characterPage(
    `<p class="minion__sort__total">Total: <span>${names.length}</span></p><ul class="${kind}__list">
${names
  .map(
    (
      name,
      i,
    ) => `<li class="${kind}__list__item"><img src="https://img.example/itemicon/${i}.png?n7.3" class="${kind}__list__icon__image">
<span class="${kind}__name">${name}</span></li>`,
  )
  .join('')}</ul>`,
    headerMarkup(),
    tabsMarkup({ [collectionTabs[kind]]: 'selected' }),
  )

/** A page of emotes in desktop or mobile markup, adapted from what its readers look for: no saved page is at hand. */
export const emotePage = (names: readonly string[], device: 'desktop' | 'mobile' = 'desktop'): string =>
  characterPage(
    `<h3 class="heading--md">Emotes</h3><div class="character__emote"><ul class="emote__list js__emotes">
${names
  .map((name, i) =>
    device === 'desktop'
      ? `<li class="js__btn_press" data-category="${1 + (i % 3)}"><img src="https://img.example/itemicon/${i}.png?n7.3"><p>${name}</p></li>`
      : `<li><span id="e${i}"><img src="https://img.example/itemicon/${i}.png?n7.3"><span class="emote__name">${name}</span></span></li>`,
  )
  .join('')}</ul><p class="parts__zero" style="display: none;">No entries to display.</p></div>`,
    headerMarkup(),
    tabsMarkup({ emote: 'selected' }),
  )

const date = (epoch: number) => `<time class="entry__activity__time"><span id="datetime-0.${epoch}">-</span><script>
document.getElementById('datetime-0.${epoch}').innerHTML = ldst_strftime(${epoch}, 'YMD');
</script></time>`

/** The pager as it stands above and below a list. */
export const pagerMarkup = (page: number, pageCount: number, words = `Page ${page} of ${pageCount}`): string => {
  const next =
    page < pageCount
      ? `<a href="https://na.example/lodestone/list/?page=${page + 1}" class="icon-list__pager btn__pager__next js__tooltip"></a>`
      : '<a href="javascript:void(0);" class="icon-list__pager btn__pager__next btn__pager__no"></a>'
  return `<ul class="btn__pager"><li><a href="javascript:void(0);" class="btn__pager__prev btn__pager__no"></a></li>
<li class="btn__pager__current">${words}</li><li>${next}</li></ul>`
}

/** A page of the achievement history. */
export const historyPage = (
  entries: readonly (readonly [id: number, epoch: number])[],
  total: number,
  page = 1,
  pageCount = 1,
): string =>
  characterPage(
    `<div class="ldst__achievement"><p class="achievement__point">12,345</p><div class="parts__total">${total} Total</div>
${pagerMarkup(page, pageCount)}<ul>${entries
      .map(
        ([
          id,
          epoch,
        ]) => `<li class="entry"><a href="/lodestone/character/4711/achievement/detail/${id}/" class="entry__achievement">
<p class="entry__activity__txt">Battle achievement &quot;Deed ${id}&quot; earned!</p>${date(epoch)}</a></li>`,
      )
      .join('')}</ul>${pagerMarkup(page, pageCount)}</div>`,
    headerMarkup(),
    tabsMarkup({ achievement: 'selected' }),
  )

/** A page of all achievements of a kind; `null` as the epoch means not earned. */
export const kindPage = (
  entries: readonly (readonly [id: number, epoch: number | null])[],
  size = entries.length,
): string =>
  characterPage(
    `<div class="ldst__achievement"><p class="achievement__point">12,345</p><span class="js--achievement_size">${size}</span><ul>
${entries
  .map(
    ([id, epoch]) => `<li class="entry" data-achieved="${epoch === null ? 0 : 1}">
<a href="/lodestone/character/4711/achievement/detail/${id}/" class="entry__achievement${epoch === null ? '' : ' entry__achievement--complete'}">
<p class="entry__achievement__number">10</p><p class="entry__activity__txt">Deed ${id}</p>${epoch === null ? '' : date(epoch)}</a></li>`,
  )
  .join('')}</ul></div>`,
    headerMarkup(),
    tabsMarkup({ achievement: 'selected' }),
  )

const entry = (id: number) => `<a href="/lodestone/character/${id}/" class="entry__link">
<div class="entry__chara__face"><img src="https://img2.example/f/${id}fc0.jpg?1700000000" alt=""></div><div class="entry__box">
<p class="entry__name">Person ${String.fromCharCode(65 + (id % 26))}</p>
<p class="entry__world"><i class="xiv-lds" data-tooltip="Home World"></i>Omega&nbsp;[Chaos]</p>
<ul class="entry__chara_info"><li><i class="list__ic__class"><img src="x.png"></i><span>${id % 100}</span></li>
<li class="js__tooltip" data-tooltip="Maelstrom / Storm Captain"><img src="x.png"></li></ul></div>
<div class="entry__chara__lang">JA/EN</div></a>
<a href="/lodestone/freecompany/9231112598714485863/" class="entry__freecompany__link"><i><img src="x.png"></i><span>Crumbs</span></a>`

/** A page of a character search. */
export const searchPage = (ids: readonly number[], total = ids.length, pager = ''): string =>
  sitePage(`<div class="ldst__window"><h2>Character Search</h2>
${total === 0 ? '<p class="parts__zero">Your search yielded no results.</p>' : `<div class="parts__total">${total} Total</div>`}${pager}
${ids.map((id) => `<div class="entry">${entry(id)}</div>`).join('')}${pager}</div>`)

/** A page of a free company's members, which has its own head among the entries. */
export const memberPage = (ids: readonly number[], total = ids.length, pager = ''): string =>
  sitePage(`<div class="ldst__window"><div class="entry"><a href="/lodestone/freecompany/9231112598714485863/" class="entry__freecompany">
<p class="entry__freecompany__name">Crumbs</p></a></div><div class="parts__total">${total} Total</div>${pager}
<ul>${ids
    .map(
      (id) =>
        `<li class="entry">${entry(id).replace('entry__link', 'entry__bg').replace('entry__chara_info', 'entry__freecompany__info')}</li>`,
    )
    .join('')}</ul></div>`)

/** A free company's page, with the tags the site leaves unpaired. */
export const freeCompanyPage = ({ estate = true, banner = false, recruits = false } = {}): string =>
  sitePage(`<div class="ldst__window"><h2>Company</h2>
${banner ? `<div class="entry__cf"><p>Recruiting ${date(1)}</p></div>` : ''}
<div class="entry"><a href="/lodestone/freecompany/9231112598714485863/" class="entry__freecompany">
<div class="entry__freecompany__crest__image"><img src="https://img2.example/c/B.png"><img src="https://img2.example/c/F.png"></div>
<div class="entry__freecompany__box"><p class="entry__freecompany__gc">Order of the Twin Adder &#60;Neutral&#62;</p>
<p class="entry__freecompany__name">Crumbs &amp; Sons</p><p class="entry__freecompany__gc"><i data-tooltip="Home World"></i>Omega [Chaos]</p>
</div></a></div>
<h3 class="heading--lead">Slogan</h3><p class="freecompany__text freecompany__text__message">Bread<br>first</p>
<h3>Name&nbsp;<span class="freecompany__text__tag">«Tag»</span></h3><p class="freecompany__text__name">Crumbs<p>
<p class="freecompany__text freecompany__text__tag">&laquo;CRMB&raquo;</span></p>
<h3>Formed</h3><p class="freecompany__text"><span id="datetime-9d">-</span>
<script>document.getElementById('datetime-9d').innerHTML = ldst_strftime(1470867728, 'YMD');</script></p>
<h3>Members</h3><p class="freecompany__text">23</p><h3>Rank</h3><p class="freecompany__text">30</p>
${estate ? '<p class="freecompany__estate__name">The Oven</p><p class="freecompany__estate__title">Address</p><p class="freecompany__estate__text">Plot 1</p>' : '<p class="parts__text">None</p>'}
</div><div class="ldst__window"><h2 id="anchor__focus">Focus</h2>
<h3>Active</h3><p class="freecompany__text">Always</p><h3>Recruitment</h3><p class="freecompany__text${recruits ? ' freecompany__recruitment' : ''}">Open</p></div>`)
