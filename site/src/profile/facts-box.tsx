import type { ReactNode } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { askPath } from '#ask/request-line.ts'
import { formatNumber } from '#format/number.ts'
import { freeCompanyAddress } from '#paths/lodestone.ts'
import { companyPath, inLanguage } from '#paths/paths.ts'
import type { Texts } from '#texts/en.ts'
import type { NameOf } from '../character/use-names.ts'
import { Box } from '../ui/box.tsx'
import { type FactNames, isProfileRead, jobLevels, peopleOf } from './facts.ts'
import type { ProfileTexts } from './texts.ts'

interface Props {
  language: Language
  text: ProfileTexts['facts']
  common: Pick<Texts['common'], 'unknown' | 'feed'>
  names: FactNames
  nameOf: NameOf
  character: CharacterAnswer
}

/** The kind under which a title has the form of the character's gender. */
export const titleKind = ({ gender }: Pick<CharacterAnswer, 'gender'>) =>
  gender === 'female' ? ('feminineTitle' as const) : ('title' as const)

const FreeCompany = ({ language, company }: { language: Language; company: { id: string; name: string } }) => (
  <>
    <a className="link" href={inLanguage(language, companyPath(company.id))}>
      {company.name}
    </a>{' '}
    <a className="link small" href={freeCompanyAddress(company.id, language)} rel="noopener">
      Lodestone
    </a>
  </>
)

const factLines = ({ language, text, common, names, nameOf, character }: Props): [term: string, value: ReactNode][] => {
  const { titleId, gender, guardianId, townId, grandCompanyId, freeCompany } = character
  const { unknown } = common
  /** What a profile may be without. */
  const none = isProfileRead(character) ? text.none : unknown
  const people = peopleOf(names, character)
  const title = titleId === null ? none : (nameOf(titleKind(character), titleId) ?? '…')
  const named = (rows: Readonly<Record<number, string>>, id: number | null, otherwise = unknown) =>
    id === null ? otherwise : (rows[id] ?? unknown)
  return [
    [text.worn, title],
    [text.people, people === null ? unknown : `${people.race} · ${people.clan}`],
    [text.gender, gender === null ? unknown : text.genders[gender]],
    [text.guardian, named(names.guardians, guardianId)],
    [text.town, named(names.towns, townId)],
    [text.grandCompany, named(names.grandCompanies, grandCompanyId, none)],
    [text.freeCompany, freeCompany === null ? none : <FreeCompany language={language} company={freeCompany} />],
  ]
}

const Jobs = ({ language, text, names, character }: Props) => (
  <div className="jobs">
    {[...jobLevels(names.jobs, character.jobs)].map(([role, jobs]) => (
      <div key={role}>
        <h4>{text.roles[role]}</h4>
        <ul>
          {jobs.map(({ id, name, level }) => (
            <li key={id} className={id === character.activeJobId ? 'now' : level === null ? 'soft' : undefined}>
              <span>{name}</span>
              {level === null ? (
                <span>
                  <span aria-hidden="true">–</span>
                  <span className="unseen">{text.locked}</span>
                </span>
              ) : (
                <span>{formatNumber(level, language)}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** What the Lodestone says of a character itself: who it is, and the level of each job. Every line is there from the start. */
export const FactsBox = (props: Props) => {
  const { language, text, common, character } = props
  return (
    <Box icon="person" title={text.title} className="whole part-facts">
      <div className="facts-parts">
        <dl className="facts">
          {factLines(props).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="stack">
          <h3>{text.jobs}</h3>
          {character.jobs.length === 0 ? <p className="soft">{text.jobsUnknown}</p> : <Jobs {...props} />}
          <p className="small">
            <a
              className="link"
              href={askPath('charFeed', { lang: language, id: character.id })}
              type="application/atom+xml"
            >
              {common.feed}
            </a>
          </p>
        </div>
      </div>
    </Box>
  )
}
