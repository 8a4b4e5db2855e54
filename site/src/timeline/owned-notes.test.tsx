import { expect, test } from 'vitest'
import { characterTexts } from '#character/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { OwnedNotes } from './owned-notes.tsx'
import { eventKinds, type EventKind } from './timeline.ts'

const things = (count: number) => Array.from({ length: count }, (_, id) => ({ id, date: 0, deleted: false }))

const notes = async (kinds: readonly EventKind[]) => {
  const some = { achievements: things(1200), achievementCount: 1100, mounts: things(3), mountCount: 3 }
  const none = { minions: [], minionCount: 0, emotes: [], emoteCount: 0, facewear: [], facewearCount: 0 }
  const page = await drawn(
    <OwnedNotes
      language="en"
      own={characterTexts('en')}
      character={{ ...character, ...some, ...none }}
      kinds={kinds}
    />,
  )
  return page.words('li')
}

test('of each collection that is shown it says what counts and what is owned, in words of its own where that is the same', async () => {
  expect(await notes(eventKinds)).toEqual([
    'Achievements: 1,100 counted · 1,200 earned (100 limited)',
    'Mounts: 3 owned, all counted',
  ])
  expect(await notes(['mount', 'minion', 'level'])).toEqual(['Mounts: 3 owned, all counted'])
})
