import { type ComponentType, createElement, memo, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** What the build has put between the tags of an island: markup of Astro's, which React leaves as it is. */
const Slot = memo(
  ({ markup }: { markup: string }) =>
    createElement('astro-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: markup } }),
  () => true,
)
Slot.displayName = 'Slot'

/**
 * Starts an island that was drawn at the build. It stands in for the entry of `@astrojs/react`, which also knows named slots, forms with
 * server actions and islands drawn in the browser alone: no page here has any.
 */
const startIsland =
  (element: HTMLElement) =>
  <Props extends object>(
    Island: ComponentType<Props & { children?: ReactNode }>,
    props: Props,
    { default: markup }: { default?: string },
  ): void => {
    if (!element.hasAttribute('ssr')) return
    const identifierPrefix = element.getAttribute('prefix') ?? ''
    const children = markup?.trim() ? createElement(Slot, { markup }) : undefined
    startTransition(() => void hydrateRoot(element, createElement(Island, props, children), { identifierPrefix }))
  }

export default startIsland
