import { Notice } from '../ui/notice.tsx'
import { checkPage } from './page.ts'

interface Props {
  title: string
  /** What the button says. */
  retry: string
  /** Asks again for what is no table. */
  again?: (() => void) | undefined
}

/** Says that something could not be fetched, and asks for it again. */
export const Failed = ({ title, retry, again }: Props) => (
  <Notice level={2} icon="alert" title={title}>
    <button
      className="button"
      type="button"
      onClick={() => {
        again?.()
        checkPage()
      }}
    >
      {retry}
    </button>
  </Notice>
)
