import type { CharEntry } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { characterPath, inLanguage } from '#paths/paths.ts'
import { commonTexts } from '#texts/texts.ts'
import { Face } from '#ui/face.tsx'

/** A character of a group: face, name and world, which lead to its page. */
export const Member = ({ language, member }: { language: Language; member: CharEntry }) => (
  <a className="member" href={inLanguage(language, characterPath(member.id))}>
    <Face id={member.id} iconUrl={member.iconUrl} />
    <span>
      {member.name || commonTexts(language).newCharacter} <small className="soft">{member.worldName}</small>
    </span>
  </a>
)

export const MemberList = ({ language, members }: { language: Language; members: readonly CharEntry[] }) => (
  <ul className="member-list">
    {members.map((member) => (
      <li key={member.id}>
        <Member language={language} member={member} />
      </li>
    ))}
  </ul>
)
