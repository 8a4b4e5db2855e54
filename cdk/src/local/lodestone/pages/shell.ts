import { markupOf } from '@kupodex/data/html'
import { siteImage } from '../ground/art.ts'
import { hosts } from '../ground/hosts.ts'
import { markup, raw, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'

const gap = raw('\n\n\n\t\n\n\n')

const alternates = (site: Site, path: string): Markup[] =>
  hosts
    .filter(({ name }) => name !== site.host.name)
    .map(
      ({ locale, name }) =>
        markup`<link rel="alternate" hreflang="${locale}" href="https://${name}.finalfantasyxiv.com/lodestone${path}">
`,
    )

/** The head all pages share; its script names the date function and a viewer's state, as the real one does. */
const pageHead = (site: Site, title: string, path: string): Markup => markup`<head><meta charset="utf-8">

<script>
	window.dataLayer = window.dataLayer || [];
	function gtag(){dataLayer.push(arguments);}
</script>
${gap}
<title>${title} | ${site.texts.site}</title>
<meta name="description" content="${title}">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="format-detection" content="telephone=no">
${alternates(site, path)}
<link href="https://lds-img.finalfantasyxiv.com/h/B/styles.css" rel="stylesheet">
${gap}
<meta property="og:url" content="${site.origin}/lodestone${path}">
<script>
	var base_domain = 'finalfantasyxiv.com';
	var ldst_subdomain = '${site.host.name}';
	var strftime_fmt = {
		'dateYMDHM': '%m/%d/%Y %H:%M',
		'dateYMD': '%m/%d/%Y',
		'week.0': 'Sun.'
	};
	var base_uri   = '/lodestone/';
	var ldst_is_loggedin = false;
	var show_achievement = false;
</script>
</head>`

const languageMenu = ({ host, origin }: Site, path: string): Markup => {
  const base = origin.slice(0, origin.lastIndexOf('/'))
  return markup`<div class="brand__lang dropdown_trigger_box">
		<a href="javascript:void(0);" class="brand__lang__btn dropdown_trigger">${host.label}</a>
		<ul class="brand__lang__select dropdown">
		${hosts.map(
      ({ name, label }) => markup`
			<li><a href="${base}/${name}/lodestone${path}">${label}</a></li>
		`,
    )}
		</ul>
	</div>`
}

/** A date as the site writes one: a dash that a script replaces. The id is random on the real site, so never a key. */
export const dateScript = (id: string, at: number): Markup => markup`<span id="datetime-${id}">-</span>
<script>
document.getElementById('datetime-${raw(id)}').innerHTML = ldst_strftime(${at}, 'YMD');
</script>`

/** News beside the page, with dates of its own that belong to nobody. */
const side = ({ at }: Site): Markup => markup`<div class="ldst__side">
${gap}
			<div class="ldst__side__box">
<div class="heading--side"><h3>News</h3></div>
<ul>${[1, 2, 3].map(
  (day) => markup`
	<li class="news__list"><a href="/lodestone/topics/detail/${day}" class="news__list--link"><p class="news__list--title">${day}</p><time class="news__list--time">${dateScript(`0.${day}7310482651`, Math.floor(at) - day * 86_400)}</time></a></li>`,
)}
</ul>
			</div>
			<div class="mb10"><a href="/lodestone/special/"><img src="${siteImage('banner')}"></a></div>
		</div>`

const footer = markup`<footer class="l__footer">
	<div class="l__footer__inner">
		<div class="l__footer__copyright">
			<p>Kupodex stand-in: everybody here is invented.</p>
		</div>
	</div>
</footer>
<div id="dialog_bg" style="opacity:0; visibility: hidden;"></div>`

/** A whole page around its main part; `path` is what follows /lodestone. */
export const page = (
  site: Site,
  { title, path, main }: { readonly title: string; readonly path: string; readonly main: Markup },
): string =>
  markupOf(markup`<!DOCTYPE html>
<html lang="${site.host.locale}" class="${site.host.locale}" xmlns:og="http://ogp.me/ns#" xmlns:fb="http://www.facebook.com/2008/fbml">
${pageHead(site, title, path)}
<body id="community" class=" lang_${site.host.name}">
<div class="brand"><div class="brand__section">
	${languageMenu(site, path)}
</div></div>
${gap}
<div class="ldst__bg">
		<div id="breadcrumb">
			<ul itemscope itemscope itemtype="https://schema.org/BreadcrumbList" class="clearfix">
				<li class="breadcrumb__home"><a href="/lodestone/" itemprop="item"><span itemprop="name">HOME</span></a></li>
				<li><span itemprop="name">${title}</span></li>
			</ul>
		</div>

	<div class="ldst__contents clearfix">
	
		<div class="ldst__main">

${main}
		</div>

		${side(site)}
	</div>
</div>
${footer}
</body>
</html>
`)
