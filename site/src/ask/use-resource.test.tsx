import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { answered, type Outcome } from './outcome.ts'
import { createResource, type Resource } from './resource.ts'
import { useAgainFor, useResource } from './use-resource.ts'
import { waitsAt } from './waits.fixture.ts'

const { waits, now } = waitsAt()

const waiting = () => {
  const asked: ((outcome: Outcome<string>) => void)[] = []
  const signals: AbortSignal[] = []
  const resource = createResource<string>(
    ({ signal }) => {
      signals.push(signal)
      return new Promise((resolve) => void asked.push(resolve))
    },
    { waits, now },
  )
  return { resource, asked, signals, say: (value: string) => act(async () => asked.at(-1)?.(answered(value))) }
}

const Part = ({ resource, version }: { resource: Resource<string> | null; version: number | undefined }) => {
  const { state, value } = useResource(resource)
  useAgainFor(resource, version)
  return `${state} ${value}`
}

const stage = async (first: Resource<string> | null, version?: number) => {
  const page = await drawn(<Part resource={first} version={version} />)
  return {
    text: () => page.words('#part').join(),
    draw: (resource: Resource<string> | null, next?: number) => page.draw(<Part resource={resource} version={next} />),
    leave: () => page.draw(null),
  }
}

test('a page that is being built asks for nothing', () => {
  const { resource, asked } = waiting()
  expect(renderToString(<Part resource={resource} version={1} />)).toBe('loading null')
  expect(asked).toEqual([])
})

test('what is asked for is shown once it is there, and given up with the part that shows it', async () => {
  const { resource, say, signals } = waiting()
  const { text, leave } = await stage(resource)
  expect(text()).toBe('loading null')
  await say('a')
  expect(text()).toBe('ready a')
  resource.again()
  await leave()
  // For so long a store waits for the next who looks.
  await vi.waitFor(() => expect(signals.at(-1)?.aborted).toBe(true), { timeout: 30_000 })
})

test('the value of one is never shown as that of another', async () => {
  const [first, second] = [waiting(), waiting()]
  const { text, draw } = await stage(first.resource)
  await first.say('a')
  await draw(second.resource)
  expect(text()).toBe('loading null')
  await second.say('b')
  expect(text()).toBe('ready b')
  await draw(null)
  expect(text()).toBe('loading null')
})

test('a newer version is asked for, once, while the older one is shown', async () => {
  const { resource, asked, say } = waiting()
  const { text, draw } = await stage(resource)
  await draw(resource, 1)
  await say('a')
  await draw(resource, 1)
  expect(asked).toHaveLength(1)
  await draw(resource, 2)
  expect(asked).toHaveLength(2)
  expect(text()).toBe('ready a')
  await say('b')
  expect(text()).toBe('ready b')
})
