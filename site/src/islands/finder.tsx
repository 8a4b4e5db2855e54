import { type ComponentProps, useState } from 'react'
import { characterIdIn } from '#paths/lodestone.ts'
import type { Texts } from '#texts/en.ts'

interface Props {
  text: Texts['finder']
  action: string
}

/** The way to a character by id or Lodestone link. */
export const Finder = ({ text, action }: Props) => {
  const [bad, setBad] = useState(false)
  const open: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    const id = characterIdIn(String(new FormData(event.currentTarget).get('q') ?? ''))
    if (id === null) setBad(true)
    else location.assign(`${action}${id}/`)
  }
  return (
    <form className="finder" action={action} onSubmit={open}>
      <label htmlFor="find">{text.label}</label>
      <div>
        <input
          id="find"
          name="q"
          required
          autoComplete="off"
          placeholder={text.placeholder}
          aria-invalid={bad}
          aria-describedby="find-hint"
        />
        <button className="button">{text.button}</button>
      </div>
      <p className="small soft" id="find-hint">
        {text.hint}
      </p>
      {bad && (
        <p className="small bad" role="alert">
          {text.bad}
        </p>
      )}
    </form>
  )
}
