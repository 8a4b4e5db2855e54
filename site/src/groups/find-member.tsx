import { CharacterPicker } from '#search/character-picker.tsx'
import { groupEditTexts } from './texts.ts'
import type { EditFrame } from './edit-frame.ts'
import { PickList } from './pick-list.tsx'
import type { Adding } from './use-adding.tsx'

/** Adds characters by name, ID or link. */
export const FindMember = ({ language, ask, adding }: EditFrame & { adding: Adding }) => (
  <CharacterPicker
    {...{ language, ask }}
    choose={({ id, name }) => void adding.add([id], new Map(name === '' ? [] : [[id, name]]))}
  >
    {(found) => (
      <PickList
        {...{ language, adding }}
        title={groupEditTexts(language).found}
        candidates={found.map((one) => ({ ...one, iconUrl: one.iconUrl ?? '' }))}
      />
    )}
  </CharacterPicker>
)
