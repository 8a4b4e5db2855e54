import type { GroupRole, GroupSummary } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { groupPath, inLanguage } from '#paths/paths.ts'
import { counted } from '#texts/fill.ts'
import { groupListTexts } from './texts.ts'

interface Props {
  language: Language
  groups: readonly (GroupSummary & { role?: GroupRole })[]
}

/** Groups, each a link to its page, with what the user is in it. */
export const GroupCards = ({ language, groups }: Props) => {
  const { size: sizes, roles } = groupListTexts(language)
  return (
    <ul className="group-cards">
      {groups.map(({ slug, name, note, size, role }) => (
        <li key={slug}>
          <a className="panel" href={inLanguage(language, groupPath(slug))}>
            <strong>{name}</strong>
            <span className="small soft">
              {[counted(sizes, size, language), ...(role === undefined ? [] : [roles[role]])].join(' · ')}
            </span>
            {note !== '' && <span className="small note">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
