import type { UserTexts } from '#user/page-texts.ts'
import { WithUser } from '#user/with-user.tsx'
import { Notice } from '../ui/notice.tsx'
import { Editor, type EditorProps } from './editor.tsx'

interface Props extends EditorProps {
  common: UserTexts
}

/** The island of editors: for users with the role alone. */
export const AdminPage = ({ common, ...props }: Props) => (
  <WithUser language={props.language} texts={common}>
    {(user) =>
      user.isAdmin ? (
        <Editor {...props} />
      ) : (
        <Notice level={2} icon="lock" title={props.texts.no} text={props.texts.noText} />
      )
    }
  </WithUser>
)
