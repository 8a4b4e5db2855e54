import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { goTo } from './address.ts'
import { Go } from './go.tsx'

interface Props {
  /** Where the back link leads: the list. */
  back: string
  backText: string
  /** What is said while nothing is opened. */
  select: string
  /** The id of what is opened; null while nothing is. */
  openId: number | null
  /** What is shown of it. */
  details: ReactNode
  children: ReactNode
}

/**
 * A list with a column of details beside it; on a phone the details are in its place. Escape closes them, and the focus goes
 * back to the row.
 */
export const Columns = ({ back, backText, select, openId, details, children }: Props) => {
  const columns = useRef<HTMLDivElement>(null)
  const left = useRef(openId)
  useEffect(() => {
    const closed = left.current
    left.current = openId
    if (openId === null && closed !== null)
      columns.current?.querySelector<HTMLElement>(`[data-id="${closed}"] a`)?.focus()
  }, [openId])
  useEffect(() => {
    if (openId === null) return
    const close = (event: KeyboardEvent) => {
      // In a menu of the page the key closes that menu.
      const isHere = event.target === document.body || columns.current?.contains(event.target as Node) === true
      if (event.key === 'Escape' && isHere && !event.defaultPrevented) goTo(back, null, 'close')
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [back, openId])
  return (
    <div className="with-details" ref={columns} data-open={openId === null ? undefined : ''}>
      <div className="list-column">{children}</div>
      <aside className="panel pad details">
        {openId === null ? (
          <p className="soft">{select}</p>
        ) : (
          <>
            <Go className="back" href={back} focus={null} move="close">
              <Icon name="chevron" />
              {backText}
            </Go>
            {details}
          </>
        )}
      </aside>
    </div>
  )
}
