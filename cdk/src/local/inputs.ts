import { join } from 'node:path'
import { tableDefinition } from '@kupodex/data/store'
import { bucketFolder, type LocalConfig, localFaces, localIssuer } from './ground/config.ts'
import { hashOfPaths } from './stamp.ts'

const below = (root: string, ...paths: string[]) => paths.map((path) => join(root, path))

/** What people are read into: a table with other indexes is made from nothing, and people are read again. */
export const tableHash = tableDefinition.GlobalSecondaryIndexes.map(({ IndexName }) => IndexName).join()

export const hashOfNight = (root: string): string =>
  hashOfPaths(below(root, 'data/src', 'data/tables', 'data/prose', 'pipeline/src'))

export const hashOfArchive = (root: string): string =>
  hashOfPaths([
    ...below(root, 'data/src/contract', 'data/src/rules', 'pipeline/src/ishgard', 'pipeline/src/publish'),
    join(root, 'data/tables/worlds.json'),
  ])

export const hashOfPrices = (root: string): string =>
  hashOfPaths(below(root, 'data/src/contract', 'data/tables', 'pipeline/src/prices', 'pipeline/src/publish'))

/** What pages are built from, which of them, and whom they send users to, and where faces come from. */
export const hashOfPages = (
  root: string,
  { folder, scopes, ports, faces }: Pick<LocalConfig, 'folder' | 'scopes' | 'ports' | 'faces'>,
): string =>
  `${scopes} ${localIssuer({ ports })} ${localFaces({ ports, faces })} ${hashOfPaths([
    ...below(
      root,
      'data/src',
      'data/tables',
      'site/src',
      'site/public',
      'site/astro.config.ts',
      'site/chunks.ts',
      'site/ahead.ts',
    ),
    join(folder, 'published', 'manifests'),
    // What `npm run pictures` has published.
    join(bucketFolder({ folder }), 'manifests', 'pictures.json'),
  ])}`
