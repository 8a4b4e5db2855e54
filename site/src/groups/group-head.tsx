import type { GroupAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { counted } from '#texts/fill.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { copyTexts } from '#ui/texts.ts'
import { groupAddress, ofGroup } from './address.ts'
import { groupTexts } from './texts.ts'

interface Props {
  language: Language
  group: GroupAnswer
  /** Where those who change it go on. */
  isEdited: boolean
  /** What says where that is. */
  edit: string
}

/** What a group is called and says about itself, how many are in it, and what can be done with it. */
export const GroupHead = ({ language, group, isEdited, edit }: Props) => {
  const { slug, name, note, listed, size, hidden } = group
  const texts = groupTexts(language)
  return (
    <div className="stack">
      <h1>{name}</h1>
      {note !== '' && <p className="lead">{note}</p>}
      <p className="row small soft">
        <span>{counted(texts.size, size, language)}</span>
        <span>{listed ? texts.isListed : texts.isUnlisted}</span>
        <a className="link" href={inLanguage(language, pathOf('groups'))}>
          {texts.all}
        </a>
      </p>
      {hidden > 0 && <p className="small soft">{counted(texts.hidden, hidden, language)}</p>}
      <div className="row">
        <a className="button" href={ofGroup(language, 'matrix', slug)}>
          {texts.matrix}
        </a>
        <a className="button" href={ofGroup(language, 'tonight', slug)}>
          {texts.tonight}
        </a>
        <CopyButton
          language={language}
          text={groupAddress(location.origin, language, slug)}
          label={copyTexts(language).link}
        />
        {isEdited && (
          <a className="button quiet" href="#add">
            {edit}
          </a>
        )}
      </div>
    </div>
  )
}
