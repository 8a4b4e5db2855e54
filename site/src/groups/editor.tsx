import { ask as pageAsk } from '#ask/page.ts'
import { About } from './about.tsx'
import { AddMembers } from './add-members.tsx'
import { Editors } from './editors.tsx'
import { End } from './end.tsx'
import type { EditFrame } from './edit-frame.ts'
import { EditedMembers } from './edited-members.tsx'

/** What those see of a group who may change it: its members, more of them, what it is called, and who changes it. */
export const Editor = ({ ask = pageAsk, ...rest }: Omit<EditFrame, 'ask'> & Partial<Pick<EditFrame, 'ask'>>) => {
  const frame = { ...rest, ask }
  return (
    <>
      <EditedMembers {...frame} />
      <AddMembers {...frame} />
      <About {...frame} />
      <Editors {...frame} />
      <End {...frame} />
    </>
  )
}
