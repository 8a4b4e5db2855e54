import { type Html, html } from '@kupodex/data/html'
import type { Ask } from '#ask/ask.ts'
import { setHtml } from '#ui/set-html.ts'
import { suggest, type Suggestion } from './suggest.ts'
import { typingPause } from './typing-pause.ts'

/** Characters that are suggested at most. */
const most = 6

/** Suggestions as lines of a list; `char` is the path that an id is appended to. */
export const suggestionsHtml = (found: readonly Suggestion[], char: string): Html =>
  html`${found.map(({ id, name, place }) => html`<li><a href="${char}${id}/">${name} <small>${place}</small></a></li>`)}`

/** Shows who may be meant below a field while a name is typed; Escape closes the list. */
export const bindSuggestions = (form: HTMLFormElement, char: string, ask: Ask): void => {
  const [input, list] = [form.querySelector('input'), form.querySelector<HTMLElement>('[data-suggestions]')]
  if (input === null || list === null) return
  let turn = 0
  let timer: ReturnType<typeof setTimeout>
  const show = async () => {
    const mine = ++turn
    const found = await suggest(ask, input.value, most).catch(() => [])
    if (mine !== turn) return
    setHtml(list, suggestionsHtml(found, char))
    list.hidden = found.length === 0
  }
  const typed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void show(), typingPause)
  }
  input.addEventListener('input', typed)
  // Letters may have been typed while this was fetched.
  if (input.value !== '') typed()
  form.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    // Names that are still to come stay away too.
    clearTimeout(timer)
    turn++
    if (list.hidden) return
    list.hidden = true
    input.focus()
  })
}
