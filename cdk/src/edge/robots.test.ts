import { expect, test } from 'vitest'
import { forRobots } from './robots.ts'
import { route } from './route.ts'
import { edgeTable } from './table.ts'

const of = (path: string, agent?: string) => forRobots('filled', path, route(edgeTable, path), agent)

test.each([
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Bing', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['X', 'Twitterbot/1.0'],
  ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  ['Telegram', 'TelegramBot (like TwitterBot)'],
  ['WhatsApp', 'WhatsApp/2.23.20.0'],
  ['Mastodon', 'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/) Bot'],
  ['Bluesky', 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)'],
  ['the search console', 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)'],
  ['Baidu', 'Mozilla/5.0 (compatible; Baiduspider/2.0)'],
])('%s gets pages of characters filled', (_, agent) => expect(of('/fr/char/7/', agent)).toBe('/filled/fr/char/7/'))

test.each([
  [
    'Chrome',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['nobody', undefined],
])('%s gets the shell', (_, agent) => expect(of('/fr/char/7/', agent)).toBeNull())

test.each([
  '/char/',
  '/char/0/',
  '/char/7/nonsense/',
  '/char/7',
  '/ranking/mount/global/',
  '/api/charcache/7/',
  '/de/char/7.css',
])('%s is no page of a character', (path) => expect(of(path, 'Twitterbot/1.0')).toBeNull())
