import { Component, type ReactNode } from 'react'

interface Props {
  /** What stands in the place of children that cannot be shown. */
  instead: ReactNode
  children: ReactNode
}

/** Keeps a fault in showing something from emptying the page. A class, because React knows no other way to catch one. */
export class Guard extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
