import { useMemo } from 'react'
import { mostRows } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import { useOpenedName } from '#list/use-opened-name.ts'
import { Controls } from '#list/controls/controls.tsx'
import type { ListModel } from '#list/controls/narrow.ts'
import { useNarrowed } from '#list/controls/use-narrowed.ts'
import { needOf } from '#list/menu.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { formatNumber } from '#format/number.ts'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import { Notice } from '../ui/notice.tsx'
import { Columns } from './columns.tsx'
import { Go, useParts } from './go.tsx'
import { MetaDetails } from './meta-details.tsx'
import type { MetaSources } from './meta-sources.ts'
import { findMeta, metaGroups, type MetaGroupSlug, type MetaRow, metaRows } from './metas.ts'
import { RowList } from './row-list.tsx'
import type { PageProps, Shown } from './shown.ts'
import { isKnown } from './states.ts'
import { useMenu } from './use-menu.ts'
import { Icon } from '../ui/icon.tsx'
import { When } from './when.tsx'

interface MetaLineProps extends PageProps {
  row: MetaRow
  path: string
  isOpen: boolean
  isKnown: boolean
}

const MetaLine = ({ language, texts, row, path, isOpen, isKnown }: MetaLineProps) => {
  const { meta, patch, parts, done, obtained, firstDate } = row
  const { completed } = texts.room.states
  const n = (value: number) => formatNumber(value, language)
  return (
    <div className="deed" data-state={obtained ? 'completed' : isKnown ? 'missing' : 'unknown'}>
      <Icon name="star" />
      <div>
        <Veil patch={patch} text={meta.name}>
          <a className="stretched" href={path} data-thing={meta.id} aria-current={isOpen || undefined}>
            {meta.name}
          </a>
        </Veil>
        <p className="small soft part-bar">
          {isKnown && <progress className="bar" value={done} max={Math.max(1, parts.length)} aria-hidden="true" />}
          <span>{fill(texts.room.metas.parts, { n: isKnown ? n(done) : '–', possible: n(parts.length) })}</span>
        </p>
      </div>
      <small className="when">
        {obtained ? (
          <>
            <span className="unseen">{completed} </span>
            <When language={language} date={firstDate ?? 0} texts={{ dated: '{date}', undated: '✓' }} />
          </>
        ) : (
          isKnown && texts.room.states.missing
        )}
      </small>
    </div>
  )
}

const options = {
  sorts: ['missingFirst', 'inGame', 'name', 'newest'],
  views: ['list'],
  shows: ['all', 'completed', 'missing'],
  facets: [],
}

interface Props extends Shown {
  sources: MetaSources
}

const placeOf = ({ obtained }: MetaRow) => needOf(obtained, 'counted')

/** How metas are searched, ordered and narrowed. */
export const modelIn = (
  language: string,
  isHidden: ReturnType<typeof useIsHidden>,
  isTheirs: boolean,
): ListModel<MetaRow> => ({
  // What the reader's shield hides is not found by its name.
  textOf: (row) =>
    [{ name: row.meta.name, patch: row.patch }, ...row.parts]
      .filter(({ patch, name }) => !isHidden(patch, name))
      .map(({ name }) => name)
      .join('\n'),
  shows: { all: () => true, completed: ({ obtained }) => obtained, missing: ({ obtained }) => !obtained },
  sorts: {
    missingFirst: (a, b) => (isTheirs ? placeOf(a) - placeOf(b) : 0),
    name: (a, b) => a.meta.name.localeCompare(b.meta.name, language),
    newest: (a, b) => (b.firstDate ?? -1) - (a.firstDate ?? -1),
  },
  facets: [],
})

type GroupsProps = Shown & { group: MetaGroupSlug | null }

/** The groups as links; all of them is the first. */
const Groups = ({ language, texts, character, group }: GroupsProps) => {
  const { groups, group: label } = texts.room.metas
  const pathOf = (...below: string[]) => characterPagePath(language, character.id, 'metas', ...below)
  const choices = [null, ...metaGroups.map(({ slug }) => slug)]
  return (
    <nav className="chips metas-groups" aria-label={label}>
      {choices.map((slug) => (
        <Go
          key={slug}
          href={slug === null ? pathOf() : pathOf(slug)}
          focus=".chips [aria-current]"
          aria-current={slug === group ? 'page' : undefined}
        >
          {groups[slug ?? 'all']}
        </Go>
      ))}
    </nav>
  )
}

export const MetasList = (props: Props) => {
  const { language, texts, character, sources } = props
  const rows = useMemo(() => metaRows(sources, character), [sources, character])
  const { group, open, exists } = findMeta(rows, useParts())
  useOpenedName(
    open && { name: open.meta.name, patch: open.patch },
    group === null ? '' : texts.room.metas.groups[group.slug],
  )
  const ofGroup = useMemo(() => rows.filter(({ meta }) => group === null || meta.group === group.group), [rows, group])
  const isHidden = useIsHidden()
  const { list, isTheirs, names } = useMenu('metas', options, character, texts)
  const model = useMemo(() => modelIn(language, isHidden, isTheirs), [language, isHidden, isTheirs])
  const shown = useNarrowed(ofGroup, model, list.state)
  const pathOf = (...below: (string | number)[]) => characterPagePath(language, character.id, 'metas', ...below)
  if (!exists)
    return (
      <Notice level={2} icon="telescope" title={texts.room.nowhere}>
        <Go className="button" href={pathOf()} focus=".chips a">
          {texts.room.metas.groups.all}
        </Go>
      </Notice>
    )
  return (
    <>
      <Groups {...props} group={group?.slug ?? null} />
      <Columns
        back={pathOf()}
        backText={texts.room.back}
        openId={open?.meta.id ?? null}
        details={open && <MetaDetails {...props} row={open} />}
      >
        <Controls {...{ language, texts: texts.controls, list, shown, facets: model.facets, names }} />
        {shown.rows.length === 0 && <p className="panel pad soft">{texts.controls.nothing}</p>}
        {metaGroups.map(({ group: number, slug }) => {
          const those = shown.rows.filter(({ meta }) => meta.group === number)
          return (
            those.length > 0 && (
              <section key={slug} className="section" data-group={group?.slug ?? null}>
                <h2>{texts.room.metas.groups[slug]}</h2>
                <RowList {...{ language, texts, rows: those, most: mostRows }} keyOf={({ meta }) => meta.id}>
                  {(row) => (
                    <MetaLine
                      {...{ language, texts, row }}
                      isKnown={isKnown(character)}
                      path={pathOf(row.meta.slug, row.meta.id)}
                      isOpen={row === open}
                    />
                  )}
                </RowList>
              </section>
            )
          )
        })}
      </Columns>
    </>
  )
}
