import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { type MarkType, markTypes } from '@kupodex/data/character'
import type { Language } from '@kupodex/data/game'
import { formatDay } from '#format/date.ts'
import { sentences } from '#format/punctuation.ts'
import { nobody } from '#marks/anonymous.ts'
import { openMany, type Ticker } from '#marks/page-marks.ts'
import { session } from '#session/session.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { counted, fill } from '#texts/fill.ts'
import { BusyButton, QuietButton } from '#ui/busy-button.tsx'
import { useStore } from '#ui/use-store.ts'
import { failureText } from '#user/failure-text.ts'
import { forgetCopies } from '#user/forget.ts'
import { failureTexts } from '#user/texts.ts'
import { followUser, user } from '#user/user.ts'
import { bringMarks, readHas, takeBack } from './bring.ts'
import type { CollectionNames } from './collection-words.ts'
import { decode } from './decode.ts'
import { type BroughtOnce, forgetBrought, keepBrought, keptBrought } from './kept-brought.ts'
import { type PlannedPart, planOf } from './plan.ts'
import { Parts, Problems } from './preview.tsx'
import { largestFile, readFile } from './read-file.ts'
import { type BringTexts, bringTexts } from './texts.ts'
import { ofType, understand, type Understood } from './understand.ts'
import type { FileKind } from './wanted.ts'

interface Props {
  language: Language
  names: CollectionNames
}

/** Somebody for whom marks can be brought. */
interface Target extends Ticker {
  name: string
}

/** What a file says, and what of it is new to a character. */
interface Preview extends Pick<Understood, 'problems' | 'things'> {
  target: Target
  kind: FileKind
  left: number
  parts: readonly PlannedPart[]
}

const storage = safeStorage('localStorage')

/** Those for whom marks can be brought: the user's own characters, and nobody's. */
const useTargets = (texts: BringTexts): readonly Target[] => {
  useEffect(() => followUser(), [])
  const known = useStore(user)
  const subject = useStore(session)?.subject ?? null
  const own = subject === null || known?.subject !== subject ? [] : known.own
  return [
    ...own.map(({ id, name }) => ({ subject: subject ?? '', characterId: id, name: name === '' ? `#${id}` : name })),
    { ...nobody, name: texts.here },
  ]
}

const addedIn = (parts: readonly PlannedPart[]) => parts.flatMap(({ add }) => add)

/** What was brought in this browser, and what forgets and adds to it; what the storage has no room for is kept as long as the page. */
const usePast = () => {
  const [past, setPast] = useState<readonly BroughtOnce[]>(() => keptBrought(storage, Date.now()))
  return {
    past,
    /** Keeps what is brought, first before it is sent, and says whether there is room for it. */
    keep: (once: BroughtOnce): boolean => {
      setPast((all) => [once, ...all.filter(({ at }) => at !== once.at)])
      return keepBrought(storage, once, once.at)
    },
    remove: (once: BroughtOnce) => {
      forgetBrought(storage, once, Date.now())
      setPast((all) => all.filter((one) => one !== once))
    },
  }
}

/** The character that the address is for, as the settings of a character lead here. */
const askedFor = (): number => Number(new URLSearchParams(location.search).get('char') ?? NaN)

/** Reads a text, understands it, and compares it with what a character has; a sentence where that is not possible. */
const previewOf = async (
  { language, names }: Props,
  text: string,
  target: Target,
  type: MarkType | null,
): Promise<Preview | string> => {
  const texts = bringTexts(language)
  const file = readFile(text, names)
  if (!file.ok) return texts.refusals[file.code]
  const many = await openMany(target)
  const failed = (code: Parameters<typeof failureText>[1]) =>
    fill(texts.failed, { reason: failureText(failureTexts(language), code) })
  const understood = await understand(many.ask, language, ofType(file.wanted, type))
  if (!understood.ok) return failed(understood.code)
  const { marks, things } = understood.value
  const has = await readHas(many, target, [...new Set(marks.map((mark) => mark.type))])
  if (!has.ok) return failed(has.code)
  const problems = [...file.problems, ...understood.value.problems].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))
  return { target, kind: file.kind, left: file.left, parts: planOf(marks, has.value), problems, things }
}

const Shown = ({ language, names, texts, preview }: Props & { texts: BringTexts; preview: Preview }) => {
  const { kind, left, parts, problems, things } = preview
  const isNew = addedIn(parts).length > 0
  return (
    <div className="stack" data-preview="">
      <h3>{texts.preview}</h3>
      <p className="soft">{texts.kinds[kind]}</p>
      <Parts {...{ language, names, texts, parts, things }} />
      {!isNew && <p>{parts.length > 0 ? texts.nothing : texts.nothingUnderstood}</p>}
      {left > 0 && <p>{counted(texts.left, left, language)}</p>}
      <Problems {...{ language, names, texts, problems }} />
    </div>
  )
}

/** Brings along what somebody has checked off elsewhere: a file or a text is read, shown, ticked, and can be taken back for 30 days. */
export const BringForm = (props: Props) => {
  const { language, names } = props
  const texts = bringTexts(language)
  const targets = useTargets(texts)
  const { past, keep, remove } = usePast()
  const [chosen, setChosen] = useState(askedFor)
  const [type, setType] = useState<MarkType | null>(null)
  const [pasted, setPasted] = useState('')
  const [source, setSource] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState<'reading' | 'running' | null>(null)
  const looks = useRef(0)
  const target = targets.find(({ characterId }) => characterId === chosen) ?? targets[0]
  const nameOf = ({ characterId }: Ticker) =>
    targets.find((one) => one.characterId === characterId)?.name ?? `#${characterId}`

  /** Does something that ends with a sentence; also where it fails in a way that nobody thought of. */
  const during = async (what: 'reading' | 'running', work: () => Promise<string>) => {
    setBusy(what)
    setSaid('')
    const sentence = await work().catch(() => failureTexts(language).other)
    setBusy(null)
    setSaid(sentence)
  }

  const look = async (text: string, to = target, of = type) => {
    if (to === undefined || text === '' || busy === 'running') return
    setSource(text)
    setPreview(null)
    const turn = ++looks.current
    await during('reading', async () => {
      const next = await previewOf(props, text, to, of)
      // Something else was chosen meanwhile.
      if (turn !== looks.current) return ''
      if (typeof next === 'string') return next
      setPreview(next)
      return ''
    })
  }
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    if (file.size > largestFile) {
      setPreview(null)
      setSaid(texts.refusals.tooLarge)
    } else await look(decode(new Uint8Array(await file.arrayBuffer()), language))
    // The same file can be chosen again after it was mended.
    input.value = ''
  }
  const cancel = () => {
    setPreview(null)
    setSource('')
  }
  const run = async ({ target: { subject, characterId }, parts }: Preview): Promise<string> => {
    const once = (ticks: BroughtOnce['ticks']): BroughtOnce => ({ subject, characterId, at, ticks })
    const at = Date.now()
    const { made, refused, waiting } = await bringMarks(
      await openMany({ subject, characterId }),
      { subject, characterId },
      addedIn(parts),
      (ticks) => keep(once(ticks)),
    )
    const isKept = keep(once(made))
    if (characterId !== 0) await forgetCopies([characterId])
    cancel()
    setPasted('')
    return sentences(
      language,
      counted(texts.done, made.length, language),
      refused > 0 ? counted(texts.refused, refused, language) : '',
      waiting === null ? '' : texts.waiting,
      isKept ? '' : texts.notKept,
    )
  }
  const undo = async (once: BroughtOnce): Promise<string> => {
    const { subject, characterId, ticks } = once
    const outcome = await takeBack(await openMany(once), { subject, characterId }, ticks)
    if (characterId !== 0) await forgetCopies([characterId])
    // What is shown was compared with what the character had before.
    cancel()
    if (!outcome.ok) return fill(texts.notUndone, { reason: failureText(failureTexts(language), outcome.code) })
    remove(once)
    const { count, waiting } = outcome.value
    return sentences(language, counted(texts.undone, count, language), waiting === null ? '' : texts.waiting)
  }
  const shown = past.filter(({ subject }) => targets.some((one) => one.subject === subject))
  const fresh = preview === null ? 0 : addedIn(preview.parts).length

  return (
    <div className="stack bring">
      <p className="soft small">{texts.note}</p>
      <label>
        {texts.to}
        <select
          value={target?.characterId}
          onChange={({ currentTarget: { value } }) => {
            setChosen(Number(value))
            void look(
              source,
              targets.find(({ characterId }) => characterId === Number(value)),
            )
          }}
        >
          {targets.map(({ characterId, name }) => (
            <option key={characterId} value={characterId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.of}
        <select
          value={type ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const next = markTypes.find((one) => one === value) ?? null
            setType(next)
            void look(source, target, next)
          }}
        >
          <option value="">{texts.any}</option>
          {markTypes.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.choose}
        <input
          type="file"
          accept=".json,.csv,.tsv,.txt,application/json,text/*"
          onChange={(event) => void choose(event)}
        />
      </label>
      <label>
        {texts.paste}
        <textarea
          rows={3}
          value={pasted}
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setPasted(value)}
        />
      </label>
      <p>
        <QuietButton isBusy={busy !== null} onClick={() => void look(pasted)}>
          {texts.read}
        </QuietButton>
      </p>
      {preview !== null && <Shown {...{ language, names, texts, preview }} />}
      {preview !== null && (
        <p className="row">
          {fresh > 0 && (
            <BusyButton isBusy={busy !== null} onClick={() => void during('running', () => run(preview))}>
              {counted(texts.run, fresh, language)}
            </BusyButton>
          )}
          <QuietButton isBusy={busy !== null} onClick={cancel}>
            {texts.cancel}
          </QuietButton>
        </p>
      )}
      <p role="status">{busy === null ? said : texts[busy]}</p>
      {shown.length > 0 && (
        <>
          <h3>{texts.past}</h3>
          <p className="soft small">{texts.pastNote}</p>
          <ul className="asked-list">
            {shown.map((once) => {
              const words = { date: formatDay(once.at, language), name: nameOf(once) }
              return (
                <li key={`${once.subject} ${once.at}`}>
                  <span>{fill(counted(texts.once, once.ticks.length, language), words)}</span>
                  <QuietButton
                    isBusy={busy !== null}
                    aria-label={fill(texts.undoLabel, words)}
                    onClick={() => void during('running', () => undo(once))}
                  >
                    {texts.undo}
                  </QuietButton>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
