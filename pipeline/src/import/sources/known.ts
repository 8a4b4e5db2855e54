import type { Source } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { itemName } from '../context/item-name.ts'

const hasName = (context: ImportContext, sheet: string, id: number, column: string): boolean => {
  const row = context.sheets.find(sheet)?.get(id)
  return row !== undefined && row.text(column) !== ''
}

/** The place in the order of duties (SortKey) of a second row of a duty, which nobody enters. */
const noPlace = 9999

const isEntered = ({ sheets }: ImportContext, id: number): boolean =>
  sheets.find('ContentFinderCondition')?.get(id)?.int('SortKey') !== noPlace

/** Whether the enemy and the place of a source have a name, where it has them. */
const isPlaced = (
  { enemyId, placeNameId }: { enemyId?: number | undefined; placeNameId?: number | undefined },
  context: ImportContext,
) =>
  (enemyId === undefined || hasName(context, 'BNpcName', enemyId, 'Singular')) &&
  (placeNameId === undefined || hasName(context, 'PlaceName', placeNameId, 'Name'))

/** Whether what a source points to exists and has a name; community lists point to a few things that do not. */
export const isKnown = (source: Source, context: ImportContext): boolean => {
  switch (source.kind) {
    case 'achievement':
      return hasName(context, 'Achievement', source.id, 'Name')
    case 'instance':
      return (
        hasName(context, 'ContentFinderCondition', source.id, 'Name') &&
        isEntered(context, source.id) &&
        isPlaced(source, context)
      )
    case 'fate':
      return hasName(context, 'Fate', source.id, 'Name')
    case 'match':
      return hasName(context, 'ENpcResident', source.npcId, 'Singular')
    case 'shop':
      return source.npcId === null || hasName(context, 'ENpcResident', source.npcId, 'Singular')
    case 'drop':
    case 'activity':
      return isPlaced(source, context)
    case 'container':
    case 'desynthesis':
    case 'gardening':
      return itemName(context, source.itemId) !== null
    default:
      return true
  }
}

export const noteReferences = (source: Source, { references }: ImportContext): void => {
  if ('enemyId' in source && source.enemyId !== undefined) references.note('enemies', source.enemyId)
  if ('placeNameId' in source && source.placeNameId !== undefined) references.note('placeNames', source.placeNameId)
  switch (source.kind) {
    case 'quest':
      references.note('quests', source.id)
      return
    case 'instance':
      references.note('duties', source.id)
      return
    case 'fate':
      references.note('fates', source.id)
      return
    case 'match':
      references.note('npcs', source.npcId)
      return
    case 'shop':
      if (source.npcId !== null) references.note('npcs', source.npcId)
      for (const { itemId } of source.cost) references.note('items', itemId)
      return
    case 'container':
    case 'desynthesis':
    case 'gardening':
      references.note('items', source.itemId)
      return
    default:
  }
}
