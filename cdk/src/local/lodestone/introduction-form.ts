import type { IncomingHttpHeaders } from 'node:http'
import { html, markupOf } from '@kupodex/data/html'
import { indexOfId, personAt, type Population } from '@kupodex/pipeline/population'
import { foreignPage } from '../ground/guard.ts'
import type { Lodestone } from './lodestone.ts'

/** The page on which whoever tries the product changes what somebody says about themselves, as players do on the real site. */
export const introductionPath = '/introduction'

interface FormAnswer {
  status: number
  body: string
}

interface FormDeps {
  population: Population
  lodestone: Pick<Lodestone, 'trouble' | 'time' | 'change'>
}

/** Why the form is not taken: like any request here it must come from this machine, but its own page may send it. */
export const foreignForm = (headers: IncomingHttpHeaders): string | null => {
  const { origin, ...others } = headers
  return foreignPage(origin === `http://${headers.host}` ? others : headers)
}

/** What somebody says about themselves; null where nobody has that id. */
const introductionOf = ({ population, lodestone: { trouble, time } }: FormDeps, id: number): string | null => {
  const at = Math.floor(time.now() / 1000)
  const index = Number.isSafeInteger(id) ? indexOfId(population, id, at) : null
  return index === null ? null : (trouble.bios[id] ?? personAt(population, index, at).bio)
}

const page = (id: string, text: string, says: string): string =>
  markupOf(html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Introductions of the Lodestone stand-in</title>
      <h1>Introductions of the Lodestone stand-in</h1>
      <p>What a made-up character says on its profile: put a verification code here to make the character yours.</p>
      <p role="status">${says}</p>
      <form>
        <label>Character ID <input name="id" inputmode="numeric" required value="${id}" /></label>
        <button>Show</button>
      </form>
      <form method="post">
        <input name="id" type="hidden" value="${id}" />
        <p>
          <label>Introduction<br /><textarea name="text" rows="6" cols="60">${text}</textarea></label>
        </p>
        <button>Save</button>
      </form>
    </html>`)

const nobody = (id: string): FormAnswer => ({
  status: 404,
  body: page(id, '', `There is no character with the ID ${id}.`),
})

/** The form, with the introduction of the character that the query names. */
export const showForm = (deps: FormDeps, query: URLSearchParams): FormAnswer => {
  const id = query.get('id') ?? ''
  if (id === '') return { status: 200, body: page('', '', 'Choose a character first.') }
  const text = introductionOf(deps, Number(id))
  return text === null ? nobody(id) : { status: 200, body: page(id, text, '') }
}

export const saveForm = (deps: FormDeps, form: URLSearchParams): FormAnswer => {
  const id = form.get('id') ?? ''
  if (introductionOf(deps, Number(id)) === null) return nobody(id)
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n')
  deps.lodestone.change({ bios: { [id]: text } })
  return { status: 200, body: page(id, text, 'Saved.') }
}
