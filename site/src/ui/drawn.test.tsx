import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { drawn } from './drawn.fixture.ts'

const Counter = ({ start }: { start: number }) => {
  const [count, setCount] = useState(start)
  const [name, setName] = useState('')
  const [kind, setKind] = useState('a')
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    document.title = `${name} ${count}`
  }, [name, count])
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <input type="text" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <p>
        {name} {kind} {String(isOn)}
      </p>
    </>
  )
}

test('a drawn part runs its effects and hears what a reader does', async () => {
  const page = await drawn(<Counter start={3} />)
  expect(document.title).toBe(' 3')
  await page.click('button')
  await page.enter('input[type=text]', 'Mina')
  await page.click('input[type=checkbox]')
  await page.enter('select', 'b')
  expect(page.words('p, button')).toEqual(['4', 'Mina b true'])
  expect(document.title).toBe('Mina 4')
  await page.click('input[type=checkbox]')
  expect(page.words('p')).toEqual(['Mina b false'])
})

test('another part is drawn on a page of its own', async () => {
  const page = await drawn(<Counter start={7} />)
  expect(page.words('button')).toEqual(['7'])
})
