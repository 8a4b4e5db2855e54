import type { CharacterAnswer } from '@kupodex/data/contract'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '../ui/later-part.ts'
import type { ListExtras } from './extras.ts'
import type { ListFrame } from './frame.ts'
import type { Group } from './groups.ts'
import type { Thing } from './thing.ts'

/** What is known of a thing, once one is opened. */
export const thingDetails = laterPart(() => import('./thing-details.tsx').then(({ ThingDetails }) => ThingDetails))

/** Loads all that details of a list consist of. */
export const detailsAhead = ({ details, figure }: ListExtras): void => {
  thingDetails.ahead()
  details?.ahead()
  figure?.ahead()
}

interface Props {
  frame: ListFrame
  character: CharacterAnswer
  /** The key in the address; null where nothing is opened. */
  openKey: number | null
  /** Undefined for a key that no thing has. */
  thing: Thing | undefined
  groups: readonly Group[]
  backTo: string
}

const Failed = ({ frame: { texts } }: Pick<Props, 'frame'>) => (
  <>
    <p className="soft" role="status">
      {texts.tables.failed}
    </p>
    <button className="button quiet" type="button" onClick={() => location.reload()}>
      {texts.character.retry}
    </button>
  </>
)

/** What is known of the thing that is open, beside the list; on a phone in its place. */
export const Details = ({ frame, character, openKey, thing, groups, backTo }: Props) => {
  const { list } = frame.texts
  return (
    <aside className="panel pad details" aria-label={list.select}>
      {openKey === null ? (
        <p className="soft">{list.select}</p>
      ) : (
        <a className="link" href={backTo} data-back>
          {list.back}
        </a>
      )}
      {openKey !== null && thing === undefined && (
        <p className="soft">{(list.ownWords[frame.facts.type] ?? list.usual).none}</p>
      )}
      {thing !== undefined && (
        <Guard instead={<Failed frame={frame} />}>
          <thingDetails.Part {...{ frame, character, thing, groups }} />
        </Guard>
      )}
    </aside>
  )
}
