import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

interface Props {
  /** Gives it the size that it will have while it is loading. */
  part: 'places' | 'currencies' | 'market' | 'hour' | 'resets'
  icon: string
  title: string
  lead?: string
  isBusy?: boolean
  children?: ReactNode
}

export const Part = ({ part, icon, title, lead, isBusy = false, children }: Props) => (
  <section className={`panel next-part part-${part}`} aria-busy={isBusy}>
    <h2>
      <Icon name={icon} />
      {title}
    </h2>
    {lead !== undefined && <p className="small soft">{lead}</p>}
    {children}
  </section>
)

export const WantedStar = ({ text }: { text: string }) => (
  <span className="wanted-star" title={text}>
    <Icon name="star" />
    <span className="unseen">{text}</span>
  </span>
)
