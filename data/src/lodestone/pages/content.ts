import type { Element } from '../markup/element.ts'
import { unknownLayout } from '../markup/layout-error.ts'

/** The block under the tabs that shows: the selected one; the layout of 2019 marks none and shows the first. */
export const contentOf = (main: Element): Element => {
  const contents = main.all('character__content')
  return contents.find((content) => content.has('selected')) ?? contents[0] ?? unknownLayout('no .character__content')
}
