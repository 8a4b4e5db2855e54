import { type ReactNode, Suspense, useId, useState } from 'react'
import { inLanguage } from '#paths/paths.ts'
import { counted } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import type { ChooserProps } from './chooser.tsx'
import { LaterChooser } from './later-chooser.ts'
import type { Party } from './party.ts'
import { partyTexts } from './texts.ts'

/** The word of an address that comes with the wish to add somebody. */
const addWord = 'add'

interface Props extends Pick<ChooserProps, 'language' | 'path' | 'least'> {
  party: Party
  /** Where else the party can be looked at. */
  children?: ReactNode
}

/** Who is looked at: the name of a party and the way back to its page, how many they are, who is left out, and the way to others. */
export const PartyHead = ({ language, party, path, least, children }: Props) => {
  const texts = partyTexts(language)
  const { characters, loading } = commonTexts(language)
  const [isOpen, setOpen] = useState(() => new URLSearchParams(location.search).has(addWord))
  const chooser = useId()
  const { title, members, hidden, left } = party
  return (
    <section className="party-head">
      {title !== null && party.path !== null && (
        <h2>
          <a className="link" href={inLanguage(language, party.path)}>
            {title}
          </a>
        </h2>
      )}
      <p className="row small">
        <span className="soft">{counted(characters, members.length, language)}</span>
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          aria-controls={chooser}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="people" className="icon in-line" />
          {texts.choose}
        </button>
        {children}
      </p>
      {hidden > 0 && <p className="small soft">{counted(texts.hidden, hidden, language)}</p>}
      {left > 0 && <p className="small soft">{counted(texts.left, left, language)}</p>}
      <div id={chooser} className="panel pad stack" hidden={!isOpen}>
        <h2>{texts.choose}</h2>
        {isOpen && (
          <Suspense fallback={<p className="soft">{loading}</p>}>
            <LaterChooser {...{ language, path, least }} chosen={members} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
