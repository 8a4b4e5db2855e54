import { randomBytes } from 'node:crypto'
import { bannerAnswers } from '../banner/banner.ts'
import { makeBanner } from '../banner/picture.ts'
import { connectBannerFiles, connectSeats, connectStore, connectVerifier } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { serve } from '../http/serve.ts'
import { jsonLog } from '../ground/log.ts'

const settings = settingsOf('banner')

const store = connectStore(settings.KUPODEX_TABLE)

export const handler = serve<'banner'>(
  bannerAnswers({
    store,
    files: connectBannerFiles(settings),
    seats: connectSeats(store, settings, 'finishBanner'),
    make: makeBanner,
    clock: Date.now,
    random: randomBytes,
    log: jsonLog,
  }),
  settings,
  { verify: connectVerifier(settings), ownerOf: store.ownerOf },
)
