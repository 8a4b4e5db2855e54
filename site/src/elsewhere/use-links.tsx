import { type ReactNode, useState } from 'react'
import type { ItemType } from '@kupodex/data/character'
import type { Language, TableName } from '@kupodex/data/game'
import { safeStorage } from '#storage/safe-storage.ts'
import { useTable } from '#tables/use-table.ts'
import { chosenDatabases } from './chosen-databases.ts'
import { isWiki, type LinkElsewhere, linksElsewhere, type RowOfGame, rowOfGame } from './databases.ts'

const storage = safeStorage('localStorage')

interface Props {
  language: Language
  type: ItemType
  table: TableName
  /** The whole row of the thing; null until it is loaded. */
  row: (RowOfGame & { name?: unknown }) | null
  id: number
  name: string
}

/** The English name of a thing: its own on a page in English, else that of the English table, which is fetched for wikis alone. */
const useEnglish = ({ language, table, id, name }: Props, isWanted: boolean): string | null => {
  const needsTable = isWanted && language !== 'en'
  const english = useTable('en', table, 'lean', needsTable)
  if (!needsTable) return language === 'en' ? name : null
  const rows: readonly { id?: unknown; name?: unknown }[] = english.state === 'ready' ? english.rows : []
  const found = rows.find((row) => row.id === id)?.name
  return typeof found === 'string' ? found : null
}

const useLinks = (props: Props): LinkElsewhere[] => {
  const { language, type, row, name } = props
  const [words] = useState(() => chosenDatabases(storage, language))
  const english = useEnglish(props, words.some(isWiki))
  return linksElsewhere(words, { row: row && rowOfGame(type, row), name, english }, language)
}

/** Links to the pages about a thing in the databases that the reader chose, drawn by `children`; nothing where there is none. */
export const LinksElsewhere = ({ children, ...props }: Props & { children: (links: ReactNode) => ReactNode }) => {
  const links = useLinks(props)
  if (links.length === 0) return null
  return children(
    <span className="row">
      {links.map(({ name, href }) => (
        <a key={name} className="link" href={href} rel="noreferrer">
          {name}
        </a>
      ))}
    </span>,
  )
}
