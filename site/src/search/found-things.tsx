import type { Language } from '@kupodex/data/game'
import { useEffect, useState } from 'react'
import { ask } from '#ask/page.ts'
import { loadMine, mine } from '#find/mine.ts'
import { foundIn, isSomeHidden, namesIn, noNames } from '#find/names.ts'
import { findingTexts } from '#find/texts.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { shield } from '#shield/shield-store.ts'
import { counted } from '#texts/fill.ts'
import { useStore } from '#ui/use-store.ts'
import { findCompanies, type FoundCompany } from './companies.ts'
import { companyOptions, thingOptions } from './found-html.ts'
import { typingPause } from './enough.ts'

interface Props {
  language: Language
  text: string
  /** What is said where nothing has the name; empty where it is not known yet whether a character has. */
  none: string
}

/** How many of a kind are listed. */
const most = 12

/** The free companies of a text; null until they are known, none where they cannot be asked for. */
const useCompanies = (text: string): readonly FoundCompany[] | null => {
  const [{ of, found }, setFound] = useState<{ of: string; found: readonly FoundCompany[] }>({ of: '', found: [] })
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      void findCompanies(ask, text, most)
        .catch(() => [])
        .then((companies) => {
          if (!isOver) setFound({ of: text, found: companies })
        })
    }, typingPause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  return of === text ? found : null
}

/** What the site has a page of, by name and kind. */
export const FoundThings = ({ language, text, none }: Props) => {
  const { state, files, marks } = useStore(namesIn(language), noNames)
  const reader = useStore(mine)
  // What the spoiler shield hides is not found.
  useStore(shield)
  useEffect(() => void loadMine(), [])
  const found = foundIn(files, text, most)
  const companies = useCompanies(text)
  const texts = findingTexts(language)
  const groups = [...thingOptions(found, marks, reader, language), ...companyOptions(companies ?? [], language)]
  if (state === 'loading' && groups.length === 0) return null
  const count = found.reduce((sum, group) => sum + group.count, companies?.length ?? 0)
  return (
    <>
      <p className="unseen" role="status">
        {count === 0 ? '' : counted(texts.found, count, language)}
      </p>
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
      {count === 0 && isSomeHidden(files, text) && (
        <p className="panel pad" role="status">
          <a className="link" href={inLanguage(language, pathOf('spoilers'))}>
            {texts.shielded}
          </a>
        </p>
      )}
      {state === 'ready' && companies !== null && count === 0 && none !== '' && (
        <p className="panel pad soft" role="status">
          {none}
        </p>
      )}
      {groups.map(({ title, options }) => (
        <section className="stack" key={title}>
          <h2>{title}</h2>
          <ul className="panel pad found-things">
            {options.map(({ href, name, notes }) => (
              <li key={href}>
                <a className="link" href={href}>
                  {name}
                </a>{' '}
                {notes.map((note) => (
                  <small className="soft" key={note}>
                    {note}{' '}
                  </small>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
