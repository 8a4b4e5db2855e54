import type { Element } from '../markup/element.ts'
import { unknownLayout } from '../markup/layout-error.ts'

/** The visible block under the tabs: the selected one, or the first in the layout of 2019, which marks none. */
export const contentOf = (main: Element): Element => {
  const contents = main.all('character__content')
  return contents.find((content) => content.has('selected')) ?? contents[0] ?? unknownLayout('no .character__content')
}
