import type { AnswersOf } from '../http/handler.ts'
import { charFeed } from './char-feed.ts'
import { companyFeed } from './company-feed.ts'
import type { FeedDeps } from './make.ts'
import { scopeFeed } from './scope-feed.ts'

export type { FeedDeps } from './make.ts'

export const feedAnswers = (deps: FeedDeps): AnswersOf<'feed'> => ({
  charFeed: (params) => charFeed(deps, params),
  companyFeed: (params) => companyFeed(deps, params),
  scopeFeed: (params) => scopeFeed(deps, params),
})
