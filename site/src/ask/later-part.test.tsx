import { act, startTransition, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Language } from '@kupodex/data/game'
import { drawn } from '#ui/drawn.fixture.ts'
import { laterPart } from './later-part.tsx'
import { failedTexts } from './texts.ts'
import { waitsAt } from './waits.fixture.ts'

const Shown = ({ name }: { name: string; language: Language }) => `this is ${name}`

/** A part whose script loads, or fails to, when it is told to. */
const scene = (options: { isQuiet?: boolean; styles?: string } = {}) => {
  const network = waitsAt()
  const loads: PromiseWithResolvers<typeof Shown>[] = []
  const load = () => {
    const loading = Promise.withResolvers<typeof Shown>()
    loads.push(loading)
    return loading.promise
  }
  const part = laterPart(load, { ...options, waits: network.waits })
  const Page = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button id="open" type="button" onClick={() => startTransition(() => setOpen(true))} />
        <Suspense fallback="waiting">{isOpen ? <part.Part language="en" name="Mina" /> : 'closed'}</Suspense>
      </>
    )
  }
  const end = (how: 'come' | 'fail') =>
    act(async () => {
      if (how === 'come') loads.at(-1)?.resolve(Shown)
      else loads.at(-1)?.reject(new TypeError('no network'))
    })
  return { ...part, ...network, loads, Page, end }
}

const says = failedTexts('en').failed

test('what was shown stays until the script of a part is there', async () => {
  const { Page, loads, end } = scene()
  const page = await drawn(<Page />)
  expect(loads).toHaveLength(0)
  await page.click('#open')
  expect(page.one('#part').textContent).toBe('closed')
  await end('come')
  await vi.waitFor(() => expect(page.one('#part').textContent).toBe('this is Mina'))
  expect(loads).toHaveLength(1)
})

test('a script that was loaded ahead is not loaded again', async () => {
  const { Page, loads, ahead, end } = scene()
  const page = await drawn(<Page />)
  ahead()
  ahead()
  await end('come')
  await page.click('#open')
  expect(page.one('#part').textContent).toBe('this is Mina')
  expect(loads).toHaveLength(1)
})

test('a script that cannot be loaded says so, and is tried again by the button and by itself', async () => {
  const { Page, loads, end, dueIn, pass } = scene()
  const page = await drawn(<Page />)
  await page.click('#open')
  await end('fail')
  await vi.waitFor(() => expect(page.words('[role=alert]')).toEqual([says]))
  await page.click('.stack button')
  await end('fail')
  expect(dueIn()).toEqual([40_000])
  await act(() => pass(40_000))
  expect(loads).toHaveLength(3)
  await end('come')
  expect(page.one('#part').textContent).toBe('this is Mina')
})

test('a page says nothing of a part that it can do without', async () => {
  const { Page, loads, end, pass } = scene({ isQuiet: true })
  const page = await drawn(<Page />)
  await page.click('#open')
  await end('fail')
  await vi.waitFor(() => expect(page.one('#part').textContent).toBe(''))
  await act(() => pass(20_000))
  await end('come')
  expect(page.one('#part').textContent).toBe('this is Mina')
  expect(loads).toHaveLength(2)
})

test('a part is drawn once its styles are there, too, and they are asked for again where they could not be loaded', async () => {
  const { Page, end, pass } = scene({ styles: '/later.css' })
  const page = await drawn(<Page />)
  const sheets = () => page.all<HTMLLinkElement>('link[href="/later.css"]')
  const sheetEnds = (how: 'load' | 'error') => page.settle(() => page.send(sheets()[0] ?? page.document, how))
  await page.click('#open')
  await end('come')
  expect(page.one('#part').textContent).toBe('closed')
  await sheetEnds('error')
  await vi.waitFor(() => expect(page.words('[role=alert]')).toEqual([says]))
  expect(sheets()).toEqual([])
  await act(() => pass(20_000))
  await end('come')
  expect(page.words('[role=alert]')).toEqual([says])
  await sheetEnds('load')
  expect(page.one('#part').textContent).toBe('this is Mina')
  expect(sheets()).toHaveLength(1)
})
