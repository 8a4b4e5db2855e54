import { WithUser } from '#user/with-user.tsx'
import { Notice } from '../ui/notice.tsx'
import { Editor, type EditorProps } from './editor.tsx'
import { ReportedGroups } from './reported-groups.tsx'
import { adminTexts } from './texts.ts'

/** The island of administrators, for users with the role alone: what was reported, and the editor of tables. */
export const AdminPage = ({ language, images }: EditorProps) => {
  const { no, noText } = adminTexts(language)
  return (
    <WithUser language={language}>
      {(user) =>
        user.isAdmin ? (
          <div className="stack">
            <ReportedGroups language={language} />
            <Editor {...{ language, images }} />
          </div>
        ) : (
          <Notice level={2} icon="lock" title={no} text={noText} />
        )
      }
    </WithUser>
  )
}
