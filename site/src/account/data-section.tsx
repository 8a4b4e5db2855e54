import { type SubmitEvent, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { logOut } from '../user/log-out.ts'
import { isoDay } from '#format/date.ts'
import { inLanguage } from '#paths/paths.ts'
import { download } from '../ui/download.ts'
import { dataTexts } from './texts.ts'

interface Props {
  language: Language
}

interface PartProps extends Props {
  texts: ReturnType<typeof dataTexts>
}

/** What the server wants to hear before it deletes an account. */
const confirmation = 'delete my account'

const Download = ({ texts }: Pick<PartProps, 'texts'>) => {
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)
  const fetchAll = async () => {
    setAsking(true)
    const outcome = await ask('exportAccount', {})
    setAsking(false)
    setSaid(outcome.ok ? texts.downloaded : texts.failed)
    if (outcome.ok)
      download(`kupodex-${isoDay(Date.now())}.json`, 'application/json', JSON.stringify(outcome.value, null, 2))
  }
  return (
    <section className="panel pad stack" id="download">
      <h2>{texts.download}</h2>
      <p className="soft small">{texts.downloadNote}</p>
      <p>
        <button className="button" disabled={isAsking} onClick={() => void fetchAll()}>
          {texts.downloadButton}
        </button>
      </p>
      <p role="status" className="small">
        {said}
      </p>
    </section>
  )
}

const Confirm = ({ language, texts, cancel }: PartProps & { cancel: () => void }) => {
  const [said, setSaid] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = String(new FormData(event.currentTarget).get('word') ?? '').trim()
    if (word.toLocaleLowerCase() !== texts.word.toLocaleLowerCase()) return setSaid(texts.wrongWord)
    setDeleting(true)
    setSaid(texts.deleting)
    const outcome = await ask('deleteAccount', {}, { body: { confirm: confirmation } })
    if (!outcome.ok) {
      setDeleting(false)
      return setSaid(texts.deleteFailed)
    }
    await logOut(language)
    location.assign(inLanguage(language, '/'))
  }
  return (
    <form className="stack" onSubmit={(event) => void remove(event)}>
      <p>
        <label htmlFor="delete-word">{texts.typeWord}</label> <strong>{texts.word}</strong>
      </p>
      <div className="asked">
        <input id="delete-word" name="word" autoComplete="off" autoFocus disabled={isDeleting} />
        <button className="button" disabled={isDeleting}>
          {texts.deleteForGood}
        </button>
        <button type="button" className="button quiet" disabled={isDeleting} onClick={cancel}>
          {texts.cancel}
        </button>
      </div>
      <p role="status" className="small">
        {said}
      </p>
    </form>
  )
}

const Delete = (props: PartProps) => {
  const { texts } = props
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="panel pad stack" id="delete">
      <h2>{texts.delete}</h2>
      <p className="soft small">{texts.deleteNote}</p>
      {isAsked ? (
        <Confirm {...props} cancel={() => setAsked(false)} />
      ) : (
        <p>
          <button className="button quiet" onClick={() => setAsked(true)}>
            {texts.deleteButton}
          </button>
        </p>
      )}
    </section>
  )
}

/** What a user can do with all that is stored about them: have it as a file, and delete it, which is asked twice. */
export const DataSection = ({ language }: Props) => {
  const texts = dataTexts(language)
  return (
    <>
      <Download texts={texts} />
      <Delete {...{ language, texts }} />
    </>
  )
}
