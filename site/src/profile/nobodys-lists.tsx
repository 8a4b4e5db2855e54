import { anonymousCharacter } from '../character/anonymous.ts'
import { progress } from '../character/anonymous-progress.ts'
import { Box } from '../ui/box.tsx'
import { useStore } from '../ui/use-store.ts'
import { ProgressTable, type ProgressTableProps } from './progress-table.tsx'

/** The lists of nobody's character, each with how much of it is checked off in this browser, once it was opened. */
export const NobodysLists = (props: Omit<ProgressTableProps, 'character'>) => {
  const character = anonymousCharacter(props.language, useStore(progress))
  return (
    <div className="boxes more">
      <Box icon="check" title={props.text.title} className="whole">
        <ProgressTable {...props} character={character} />
      </Box>
    </div>
  )
}
