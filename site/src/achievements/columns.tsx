import type { ReactNode } from 'react'
import { DetailsColumn } from '#list/details-column.tsx'
import { ListWithDetails } from '#list/list-with-details.tsx'

interface Props {
  /** Where the back link leads: the list. */
  back: string
  backText: string
  /** The id of what is opened; null while nothing is. */
  openId: number | null
  details: ReactNode
  children: ReactNode
}

/** A list with a column of details beside it; on a phone the details are in its place. */
export const Columns = ({ back, backText, openId, details, children }: Props) => (
  <ListWithDetails className="with-details" openKey={openId} closesTo={openId === null ? null : back}>
    <div className="list-column">{children}</div>
    <DetailsColumn back={{ href: back, text: backText, isDrawn: true }} isOpen={openId !== null}>
      {details}
    </DetailsColumn>
  </ListWithDetails>
)
