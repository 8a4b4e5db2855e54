import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  isBusy: boolean
  /** Left out for a button that sends its form. */
  onClick?: () => void
}

/** A button that ignores presses while what it does is under way. It keeps the focus, which a browser takes from a disabled one. */
export const BusyButton = ({ isBusy, onClick, className = 'button', ...rest }: Props) => (
  <button
    {...rest}
    className={className}
    aria-disabled={isBusy}
    onClick={(event) => (isBusy ? event.preventDefault() : onClick?.())}
  />
)

/** The same beside what matters more, and never one that sends a form. */
export const QuietButton = (props: Omit<Props, 'className' | 'type'>) => (
  <BusyButton type="button" className="button quiet" {...props} />
)
