import { DetailsColumn } from '#list/details-column.tsx'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import type { ListExtras, OwnDetailsProps } from './frame.ts'
import type { Thing } from './thing.ts'

export const thingDetails = laterPart(() => import('./thing-details.tsx').then(({ ThingDetails }) => ThingDetails))

export const detailsAhead = ({ details, figure }: ListExtras): void => {
  thingDetails.ahead()
  details?.ahead()
  figure?.ahead()
}

interface Props extends Omit<OwnDetailsProps, 'thing'> {
  /** The key in the address; null where nothing is opened. */
  openKey: number | null
  /** Undefined for a key that no thing has. */
  thing: Thing | undefined
  backTo: string
}

/** What is known of the thing that is open, beside the list; on a phone in its place. */
export const Details = ({ frame, character, openKey, thing, groups, backTo }: Props) => {
  const { list } = frame.texts
  return (
    <DetailsColumn back={{ href: backTo, text: list.back, isDrawn: false }} isOpen={openKey !== null}>
      {thing === undefined ? (
        <p className="soft" id="details">
          {(list.ownWords[frame.facts.type] ?? list.usual).none}
        </p>
      ) : (
        <Guard key={thing.key} instead={null}>
          <thingDetails.Part {...{ frame, character, thing, groups }} />
        </Guard>
      )}
    </DetailsColumn>
  )
}
