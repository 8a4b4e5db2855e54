import type { ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  icon: string
  title: string
  /** What it is, and how wide, beside a box. */
  className?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A box of a profile or of the desk, with its name. */
export const Box = ({ icon, title, className, ref, children }: Props) => (
  <section className={className === undefined ? 'panel box' : `panel box ${className}`} ref={ref}>
    <h2>
      <Icon name={icon} />
      {title}
    </h2>
    {children}
  </section>
)
