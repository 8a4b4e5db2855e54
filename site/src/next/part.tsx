import type { ReactNode } from 'react'
import type { Activity, Language } from '@kupodex/data/game'
import type { PlaceKind } from '@kupodex/data/places'
import type { UnlockPages } from '#shops/store-page.ts'
import { Icon } from '#ui/icon.tsx'
import type { Known } from './known.ts'

export interface NextPageProps {
  language: Language
  unlockPages: UnlockPages
  /** What each collection is called, by its type. */
  titles: Readonly<Record<string, string>>
  /** What ocean fishing is called. */
  ocean: string
  /** What each kind of places is called. */
  kinds: Readonly<Record<PlaceKind, string>>
  /** What the parts of the game are called whose rewards are limited. */
  activities: Readonly<Partial<Record<Activity, string>>>
}

export interface PartProps extends NextPageProps {
  characterId: number
  /** The data center of the character; empty where it is nobody's. */
  dataCenter: string
  known: Known
}

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
