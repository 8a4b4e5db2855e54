import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { isLegacy } from '@kupodex/data/contract'
import type { Language, LeanRow } from '@kupodex/data/game'
import { sumUp } from '@kupodex/data/rules'
import { Controls } from '#list/controls/controls.tsx'
import type { ListModel } from '#list/controls/narrow.ts'
import { useNarrowed } from '#list/controls/use-narrowed.ts'
import { sectionsFor } from '#list/menu.ts'
import { facetsIn, optionsOf, searchTextOf } from '#list/page-words.ts'
import { characterPagePath } from '#character/paths.ts'
import { useOpenedName } from '#list/use-opened-name.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { countWords } from '#list/sums/count-words.ts'
import { sumsTable, WhatCounts } from '#list/sums/what-counts.tsx'
import { formatNumber } from '#format/number.ts'
import { Notice } from '../ui/notice.tsx'
import { Columns } from './columns.tsx'
import { Crumbs } from './crumbs.tsx'
import { Go, useParts } from './go.tsx'
import { achievementPath, placeOf } from './paths.ts'
import type { CollectionProps, ShownCollection } from './shown.ts'
import { datesOf, isKnown } from './states.ts'
import { TitleDetails } from './title-details.tsx'
import { TitleLine } from './title-line.tsx'
import type { SearchedTitle } from './title-search.ts'
import type { TitleSources } from './title-sources.ts'
import { genderOf, isSection, type TitleSection as Section, sectionName, type TitleRow, titleRows } from './titles.ts'
import { useMenu } from './use-menu.ts'
import { useTitleSearch } from './use-title-search.ts'
import { RowList } from './row-list.tsx'

interface TitleSectionProps extends CollectionProps {
  section: Section
  heading: string
  all: readonly SearchedTitle[]
  children: (title: SearchedTitle) => ReactNode
}

const TitleSection = ({ language, texts, page, section, heading, all, children }: TitleSectionProps) => {
  const rows = useMemo(() => all.filter((title) => title.section === section), [all, section])
  if (rows.length === 0) return null
  return (
    <section className="section" data-section={section}>
      <h2>
        {heading} <small className="soft">{formatNumber(rows.length, language)}</small>
      </h2>
      <RowList {...{ language, texts, rows, most: page.rows }} keyOf={({ id }) => id}>
        {children}
      </RowList>
    </section>
  )
}

interface TitleSumsProps {
  language: Language
  titles: readonly TitleRow[]
  isKnown: boolean
}

/** How many of the titles the character has: one number, and behind one press what it leaves out. */
export const TitleSums = ({ language, titles, isKnown }: TitleSumsProps) => {
  const sums = sumUp(titles.map(({ counting, date }) => ({ counting, isOwned: date !== null })))
  return (
    <section className="total">
      <p>
        <b>{countWords(language, isKnown ? sums.count : null, sums.possible)}</b>
      </p>
      {isKnown && <progress className="bar" value={sums.count} max={Math.max(1, sums.possible)} aria-hidden="true" />}
      {sums.possible < sums.all && (
        <WhatCounts language={language} ahead={sumsTable.ahead}>
          <sumsTable.Part {...{ language, sums, isKnown }} />
        </WhatCounts>
      )}
    </section>
  )
}

interface Props extends ShownCollection {
  tables: TitleSources & { titles: readonly LeanRow<'titles'>[] }
}

const modelOf = (
  { texts: { room }, language, page }: CollectionProps,
  isHidden: (title: SearchedTitle) => boolean,
): ListModel<SearchedTitle> => ({
  textOf: searchTextOf<SearchedTitle>(
    page,
    {
      name: ({ name }) => name,
      other: ({ other }) => other,
      kind: ({ kind }) => kind,
      category: ({ category }) => category,
    },
    isHidden,
  ),
  shows: {},
  sorts: {
    name: (a, b) => a.name.localeCompare(b.name, language),
    newest: (a, b) => (b.date ?? 0) - (a.date ?? 0),
  },
  facets: facetsIn<SearchedTitle>(page, [
    {
      name: 'kind',
      label: room.kind,
      valuesOf: ({ kind }) => [kind],
      labelOf: (kind) => kind,
      form: 'select',
    },
  ]),
})

const titlesOf = ({ character, tables }: Pick<Props, 'character' | 'tables'>): SearchedTitle[] =>
  titleRows(tables.titles, tables.achievements, {
    dates: datesOf(character.achievements),
    legacy: isLegacy(character),
    gender: genderOf(character),
  }).map((title) => {
    const place = placeOf(tables, title.achievement)
    return {
      ...title,
      kind: place?.kind.name ?? '',
      category: place?.category.name ?? '',
      slug: place?.category.slug ?? '',
    }
  })

interface ListProps extends Props {
  titles: readonly SearchedTitle[]
  open: SearchedTitle | undefined
  /** The category that is shown, in words; empty for all. */
  place: string
}

type SectionsProps = ListProps & { isMissingFirst: boolean }

/** The sections of titles; drawn again only with other titles, not with each letter that is typed. */
const Sections = memo(function Sections(props: SectionsProps) {
  const { language, texts, page, character, tables, titles, open, isMissingFirst } = props
  const pathOf = ({ slug, achievement }: SearchedTitle) =>
    characterPagePath(language, character.id, 'titles', slug, achievement.id)
  return sectionsFor(page.sections, isMissingFirst)
    .filter(isSection)
    .map((section) => (
      <TitleSection
        key={section}
        {...{ language, texts, page, section }}
        heading={sectionName(texts, section, isKnown(character))}
        all={titles}
      >
        {(title) => (
          <TitleLine
            {...{ language, texts, title }}
            path={pathOf(title)}
            achievementPath={achievementPath(language, character.id, tables, title.achievement)}
            isOpen={title === open}
          />
        )}
      </TitleSection>
    ))
})

const List = (props: ListProps) => {
  const { language, texts, page, character, tables, titles, open, place } = props
  const isVeiled = useIsHidden()
  // What the reader's shield hides is not found by its name.
  const isHidden = useCallback(({ name, patch }: SearchedTitle) => isVeiled(patch, name), [isVeiled])
  useOpenedName(open, place)
  const model = useMemo(() => modelOf({ texts, language, page }, isHidden), [texts, language, page, isHidden])
  const options = useMemo(() => optionsOf(page), [page])
  const { list, isTheirs, names } = useMenu(page.path, options, character, texts)
  const shown = useNarrowed(titles, model, list.state, useTitleSearch(titles, page.search, list.state.search, isHidden))
  return (
    <Columns
      back={characterPagePath(language, character.id, 'titles')}
      backText={texts.room.back}
      openId={open?.id ?? null}
      details={
        open && (
          <TitleDetails
            {...{ language, texts, page, character }}
            title={open}
            path={achievementPath(language, character.id, tables, open.achievement)}
          />
        )
      }
    >
      <TitleSums {...{ language, titles }} isKnown={isKnown(character)} />
      <Controls {...{ language, texts: texts.controls, list, shown, facets: model.facets, names }} />
      {shown.rows.length === 0 && <p className="panel pad soft">{texts.room.nothing}</p>}
      <Sections {...props} titles={shown.rows} isMissingFirst={isTheirs && shown.state.sort === 'missingFirst'} />
    </Columns>
  )
}

/** All titles, those of a category, or one of them with all beside it, as the address says. */
export const TitlesList = (props: Props) => {
  const { language, texts, character, tables } = props
  const [slug, id] = useParts()
  const titles = useMemo(() => titlesOf({ character, tables }), [character, tables])
  const ofCategory = useMemo(
    () => (slug === undefined || id !== undefined ? titles : titles.filter((title) => title.slug === slug)),
    [titles, slug, id],
  )
  const open = titles.find(({ achievement }) => achievement.id === Number(id))
  const [first] = ofCategory
  const all = characterPagePath(language, character.id, 'titles')
  if (first === undefined || (id !== undefined && open === undefined))
    return (
      <Notice level={2} icon="telescope" title={texts.room.nowhere}>
        <Go className="button" href={all} focus=".controls input">
          {texts.room.titles.all}
        </Go>
      </Notice>
    )
  const places = ofCategory.map(({ kind, category }) => `${kind} › ${category}`)
  const place = slug !== undefined && id === undefined ? [...new Set(places)].join(' · ') : ''
  return (
    <>
      {place !== '' && (
        <Crumbs label={texts.room.path} above={[{ name: texts.room.titles.all, href: all }]} here={place} />
      )}
      <List {...props} titles={ofCategory} open={open} place={place} />
    </>
  )
}
