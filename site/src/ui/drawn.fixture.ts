import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { openPage, type OpenedPage, type PageOptions } from './page.fixture.ts'

/** A part that is drawn as a browser draws it, with what is to be done with it. */
export interface Drawn extends Omit<OpenedPage, 'click' | 'enter'> {
  /** Draws the part again with other props. */
  draw: (part: ReactNode) => Promise<void>
  click: (selector: string) => Promise<void>
  enter: (selector: string, value: string) => Promise<void>
  /** Lets what a change sets off come to its end. */
  settle: (change?: () => unknown) => Promise<void>
  /** Settles until the page stays as it is: what it asks for and loads may come one after another. */
  calm: () => Promise<void>
  /** Settles as often as it takes until nothing is thrown: answers come when they come. */
  until: (check: () => void) => Promise<void>
}

/** Draws a part of React's on a page of its own, with its effects and events, until the test is over. */
export const drawn = async (part: ReactNode, options: PageOptions = {}): Promise<Drawn> => {
  const page = openPage('<div id="part"></div>', options)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(page.one('#part'))
  const settle = async (change?: () => unknown) => {
    await act(async () => {
      await change?.()
      await new Promise((done) => void setTimeout(done, 0))
    })
  }
  onTestFinished(async () => {
    await act(async () => root.unmount())
  })
  const draw = (next: ReactNode) => settle(() => root.render(next))
  await draw(part)
  return {
    ...page,
    draw,
    settle,
    calm: async () => {
      for (let [same, before] = [0, '']; same < 5;) {
        await settle(() => vi.dynamicImportSettled())
        const now = page.one('#part').innerHTML
        same = now === before ? same + 1 : 0
        before = now
      }
    },
    until: (check) =>
      vi.waitFor(async () => {
        await settle()
        check()
      }),
    click: (selector) => settle(() => page.click(selector)),
    enter: (selector, value) => settle(() => page.enter(selector, value)),
  }
}
