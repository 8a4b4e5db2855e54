import { type ReactNode, Suspense, useState } from 'react'
import { Guard } from './guard.tsx'

interface Props {
  /** What opens it. */
  title: ReactNode
  className?: string
  /** Whether it is open until the reader says otherwise. */
  isOpenAtFirst?: boolean
  /** Loads what is inside, as soon as a reader points at what opens it. */
  ahead?: () => void
  onToggle?: (isOpen: boolean) => void
  /** What is shown while what is inside is loading. */
  loading?: ReactNode
  children: ReactNode
}

/** A part of a page that is folded away, and drawn only while it is open. */
export const Folded = ({ title, className, isOpenAtFirst = false, ahead, onToggle, loading, children }: Props) => {
  const [isOpen = isOpenAtFirst, setOpen] = useState<boolean>()
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        onToggle?.(open)
      }}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      <summary>{title}</summary>
      {isOpen && (
        <Guard instead={null}>
          <Suspense fallback={loading}>{children}</Suspense>
        </Guard>
      )}
    </details>
  )
}
