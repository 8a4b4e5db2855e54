import { randomBytes } from 'node:crypto'
import { loadTable } from '@kupodex/data/tables'
import { connectStore, connectVerifier } from '../connect.ts'
import { settingsOf } from '../ground/environment.ts'
import { groupsAnswers } from '../groups/groups.ts'
import { serve } from '../http/serve.ts'

const settings = settingsOf('groups')

const store = connectStore(settings.KUPODEX_TABLE)

export const handler = serve<'groups'>(
  groupsAnswers({
    store,
    worlds: new Map(loadTable('worlds').map(({ id, name }) => [id, name])),
    readerKey: settings.KUPODEX_READER_KEY,
    clock: Date.now,
    random: randomBytes,
  }),
  settings,
  { verify: connectVerifier(settings), ownerOf: store.ownerOf },
)
