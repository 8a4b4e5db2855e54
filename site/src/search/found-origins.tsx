import type { Language } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatNumber } from '#format/number.ts'
import { inLanguage, originPath } from '#paths/paths.ts'
import { isVeiled } from '#shield/shield-store.ts'
import { originsNamed } from './origins-named.ts'

interface Props {
  language: Language
  text: string
}

/** How many are shown. */
const most = 8

/** Duties, vendors, currencies ... of a name, each a link to everything that comes from there; nothing where none has it. */
export const FoundOrigins = ({ language, text }: Props) => {
  const { value: file } = useResource(asked('originNames', { lang: language }))
  if (file === null) return null
  const found = originsNamed(file, text, isVeiled)
  if (found.length === 0) return null
  return (
    <section className="stack">
      <h2>{file.title}</h2>
      <ul className="panel pad stack">
        {found.slice(0, most).map(([origin, name, count]) => (
          <li key={origin}>
            <a className="link" href={inLanguage(language, originPath(origin))}>
              {name}
            </a>{' '}
            <small className="soft">
              {file.kinds[origin.split('/')[0] ?? '']} · {formatNumber(count, language)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
