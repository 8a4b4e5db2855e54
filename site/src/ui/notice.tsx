import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  icon: string
  title: string
  text?: string | undefined
  /** The level of its heading: 2 on a page that has a heading of its own. */
  level?: 1 | 2
  children?: ReactNode
}

/** A state in which there is nothing else to show. */
export const Notice = ({ icon, title, text, level = 1, children }: Props) => {
  const Heading = `h${level}` as const
  return (
    <div className="panel notice" role="status">
      <Icon name={icon} className="" />
      <Heading>{title}</Heading>
      {text !== undefined && <p className="soft">{text}</p>}
      {children}
    </div>
  )
}
