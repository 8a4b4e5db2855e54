import { markupOf } from '@kupodex/data/html'
import { siteImage } from '../ground/art.ts'
import { markup, raw, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'

const logo = markup`<div class="error__logo"><a href="/lodestone/">
        <img src="${siteImage('logo')}" width="340" height="140" alt="The Lodestone">
    </a></div>`

const shell = (site: Site, head: Markup, body: Markup): string =>
  markupOf(markup`<!DOCTYPE html>
<html lang="${site.host.locale}" class="${site.host.locale}">
<head><meta charset="utf-8">
${head}
    <title>${site.texts.site}</title>
</head>
<body class="error__body">
<div class="brand"><div class="brand__section">
    <div class="brand__logo">
        <a href="/lodestone/" target="_blank"><img src="${siteImage('brand')}" width="130" height="14" alt=""></a>
    </div>
</div></div>
<div class="error__bg">

    ${body}
</div>

<footer class="l__footer">
    <div class="l__footer__inner"></div>
</footer>
</body>
</html>
`)

/** No such page, or none of a collection owned: status 404. */
export const notFoundPage = (site: Site): string => {
  const [heading, text] = site.texts.notFound
  return shell(
    site,
    raw('    <script>let ldst_is_loggedin = null;</script>'),
    markup`${logo}

    <div class="ldst__window ldst__error">
        <h1 class="error__heading">${heading}</h1>
        <div class="js--error-loggedin">
            <p class="error__text">${text}</p>
        </div>
        <div class="js--error-loggedout" style="display: none;">
            <p class="error__text">${text}<br />...</p>
            <a href="/lodestone/account/login/" class="btn__color parts__space--16 js--error-login">Log In</a>
        </div>
        <a href="/lodestone/" class="btn__color">Main Site</a>
    </div>`,
  )
}

/** A page its owner hides: status 403. */
export const restrictedPage = (site: Site): string => {
  const [heading, text] = site.texts.restricted
  return shell(
    site,
    raw('    <meta http-equiv="Refresh" content="5; URL=/lodestone/" />'),
    markup`${logo}
    <div class="ldst__window ldst__error">

        <h1 class="error__heading">${heading}</h1>
        <p class="error__text">${text}</p>
        <a href="/lodestone/" class="btn__color parts__space--reset">Main Site</a>

    </div>`,
  )
}

/** The site is being worked on: status 503. A list of news makes it long and carries the class of an error, too. */
export const maintenancePage = (site: Site): string => {
  const [heading, text] = site.texts.maintenance
  const news = Array.from(
    { length: 40 },
    (
      _,
      i,
    ) => markup`<li class="news__list"><a href="/lodestone/news/detail/${i}" class="news__list--link"><p class="news__list--title">${i}</p></a></li>
`,
  )
  return shell(
    site,
    raw('    <meta name="viewport" content="width=660">'),
    markup`${logo}

	<div class="ldst__window ldst__maintenance">
		<h1 class="maintenance__heading">${heading}</h1>

		<p class="maintenance__text">${text}</p>


	</div>


	<div class="ldst__error">
		<div id="toptabchanger"><ul>${news}</ul></div>
	</div>`,
  )
}

/** The answer of a network in front of the site that blocks a client: without any markup of the site. */
export const blockedPage = (): string =>
  '<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>Reference #0.0</BODY></HTML>\n'

/** What a network in front of the site answers to find out whether a browser asks: a script, and nothing of the site. */
export const challengePage = (): string => `<!DOCTYPE html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <title></title>
    <script type="text/javascript">
    window.awsWafCookieDomainList = [];
    window.gokuProps = { "key": "c3RhbmQ=", "context": "LWlu", "iv": "AAAA" };
    </script>
</head>
<body>
    <div id="challenge-container"></div>
    <noscript>Without JavaScript nobody can tell whether you are a robot.</noscript>
</body>
</html>
`
