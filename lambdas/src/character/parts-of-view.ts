import type { ItemType, TimelineEvent } from '@kupodex/data/character'
import type { ItemsAnswer, TimelineAnswer } from '@kupodex/data/contract'
import type { FoundCharacter } from './find.ts'
import { hidingOf, shownOf, type Viewer } from './shown.ts'
import { achievementsOf, isTypePrivate, summaryOf } from './summaries.ts'
import { eventsOf, firstSightsOf, monthsOf, notedEventsOf } from './timeline.ts'
import { statusAt } from './view.ts'

const timelineWith =
  (chosen: typeof eventsOf) =>
  (
    { character, facts, now }: FoundCharacter,
    recorded: readonly TimelineEvent[],
    viewer: Viewer = 'anyone',
  ): TimelineAnswer => {
    const { profile } = character
    const shown = shownOf(character, viewer)
    return {
      id: profile.id,
      status: statusAt(character, now, viewer),
      private: shown.hidden,
      ...hidingOf(character, viewer),
      events: chosen(shown, recorded),
      firstSights: firstSightsOf(shown),
      months: monthsOf(shown, facts, profile.legacy),
    }
  }

/** The timeline of a character as a viewer may see it; `recorded` are the events that a sync noted. */
export const timelineOf = timelineWith(eventsOf)

/** The same with only those events that syncs noted: what was obtained, the character lists itself. */
export const notedTimelineOf = timelineWith(notedEventsOf)

export const itemsOf = (
  { character, facts, now }: FoundCharacter,
  type: ItemType,
  viewer: Viewer = 'anyone',
): ItemsAnswer => {
  const { profile } = character
  const shown = shownOf(character, viewer)
  const { list: items, ...sums } = summaryOf(type, shown, facts, () =>
    achievementsOf(shown, facts, !shown.hidden && profile.legacy),
  )
  return {
    id: profile.id,
    status: statusAt(character, now, viewer),
    type,
    private: isTypePrivate(type, shown),
    ...hidingOf(character, viewer),
    items,
    ...sums,
  }
}
