import { setTimeout as sleep } from 'node:timers/promises'
import { chatHandler } from '../chat/chat.ts'
import { createSignatureCheck } from '../chat/signature.ts'
import { connectPublished, connectSiteFiles, connectStore } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { jsonLog } from '../ground/log.ts'
import { createLimiter } from '../http/limiter.ts'
import { loadPlaces } from '../search/search.ts'

const settings = settingsOf('chat')

export const handler = chatHandler({
  store: connectStore(settings.KUPODEX_TABLE),
  published: connectPublished(settings.KUPODEX_BUCKET),
  readSiteFile: connectSiteFiles(settings.KUPODEX_BUCKET),
  places: loadPlaces(),
  site: settings.KUPODEX_SITE,
  isSigned: createSignatureCheck(settings.KUPODEX_DISCORD_KEY, Date.now),
  limiter: createLimiter(Date.now),
  clock: Date.now,
  sleep: (ms) => sleep(ms, undefined, { ref: false }),
  log: jsonLog,
})
