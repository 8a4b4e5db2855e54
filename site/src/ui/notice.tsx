import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  icon: string
  title: string
  text?: string | undefined
  children?: ReactNode
}

/** A state in which there is nothing else to show. */
export const Notice = ({ icon, title, text, children }: Props) => (
  <div className="panel notice" role="status">
    <Icon name={icon} className="" />
    <h1>{title}</h1>
    {text !== undefined && <p className="soft">{text}</p>}
    {children}
  </div>
)
