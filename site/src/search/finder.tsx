import type { ComponentProps } from 'react'
import { type FinderPaths, finderTarget } from './target.ts'
import type { Texts } from '#texts/en.ts'

interface Props {
  text: Texts['finder']
  paths: FinderPaths
}

/** The way to a character by name, id or Lodestone link. */
export const Finder = ({ text, paths }: Props) => {
  const open: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    location.assign(finderTarget(String(new FormData(event.currentTarget).get('q') ?? ''), paths))
  }
  return (
    <form className="finder" action={paths.search} onSubmit={open}>
      <label htmlFor="find">{text.label}</label>
      <div>
        <input
          id="find"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          placeholder={text.placeholder}
          aria-describedby="find-hint"
        />
        <button className="button">{text.button}</button>
      </div>
      <p className="small soft" id="find-hint">
        {text.hint}
      </p>
    </form>
  )
}
