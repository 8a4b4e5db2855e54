import { WithUser } from '#user/with-user.tsx'
import { Notice } from '../ui/notice.tsx'
import { Editor, type EditorProps } from './editor.tsx'
import { adminTexts } from './texts.ts'

/** The island of editors: for users with the role alone. */
export const AdminPage = ({ language, images }: EditorProps) => {
  const { no, noText } = adminTexts(language)
  return (
    <WithUser language={language}>
      {(user) =>
        user.isAdmin ? <Editor {...{ language, images }} /> : <Notice level={2} icon="lock" title={no} text={noText} />
      }
    </WithUser>
  )
}
