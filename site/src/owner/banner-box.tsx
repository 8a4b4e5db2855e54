import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { Banner } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { bannerSources } from '#images/banner.ts'
import { fill } from '#texts/fill.ts'
import { failureText } from '../user/failure-text.ts'
import type { FailureTexts } from '../user/texts.ts'
import { type BannerNews, type BannerOutcome, fetchBanner, removeBanner, sendBanner } from './banner.ts'
import { sentences } from '#format/punctuation.ts'
import { postForm } from './post-form.ts'
import { showChange } from './show-change.ts'
import type { OwnerTexts } from './texts.ts'

type Texts = OwnerTexts['banner']

interface Props {
  language: Language
  id: number
  texts: Texts
  failures: FailureTexts
}

/** What is under way: so many percent of a picture are sent, the banner is made of it, or it is being deleted. */
type Work = { kind: 'sending'; percent: number } | { kind: 'making' } | { kind: 'removing' }

const newsText = (news: BannerNews, texts: Texts, failures: FailureTexts): string => {
  if (news.kind !== 'failed') return texts[news.kind]
  const { problems } = texts
  if (Object.hasOwn(problems, news.code)) return problems[news.code as keyof typeof problems]
  return `${texts.failed}. ${failureText(failures, news.code)}`
}

const useBanner = (id: number) => {
  // Undefined until it is known.
  const [banner, setBanner] = useState<Banner | null>()
  const [work, setWork] = useState<Work | null>(null)
  const [news, setNews] = useState<BannerNews | null>(null)
  const control = useRef<AbortController | null>(null)

  useEffect(() => {
    let isCurrent = true
    void fetchBanner(ask, id).then((found) => isCurrent && setBanner(found))
    return () => {
      isCurrent = false
      control.current?.abort()
    }
  }, [id])

  const end = ({ banner: now, news: last }: BannerOutcome) => {
    // What could not be asked for stays as it was shown.
    if (now !== undefined) setBanner(now)
    if (last.kind === 'saved' || last.kind === 'removed') void showChange(id)
    setNews(last)
    setWork(null)
  }
  const begin = (first: Work) => {
    setNews(null)
    setWork(first)
  }

  return {
    banner,
    work,
    news,
    send: (file: File) => {
      control.current = new AbortController()
      begin({ kind: 'sending', percent: 0 })
      const sending = {
        signal: control.current.signal,
        progress: (part: number) => setWork({ kind: 'sending', percent: Math.floor(part * 100) }),
        making: () => setWork({ kind: 'making' }),
      }
      void sendBanner({ ask, post: postForm }, id, file, sending).then(end)
    },
    cancel: () => control.current?.abort(),
    remove: () => {
      begin({ kind: 'removing' })
      void removeBanner(ask, id).then(end)
    },
  }
}

const Shown = ({ banner, texts }: { banner: Banner | null | undefined; texts: Texts }) => (
  <div className="banner-shown" aria-busy={banner === undefined}>
    {banner ? (
      <img {...bannerSources(banner)} sizes="(min-width: 40rem) 37rem, 100vw" alt={texts.preview} />
    ) : (
      banner === null && <span className="soft">{texts.none}</span>
    )}
  </div>
)

const Progress = ({ work, texts }: { work: Work; texts: Texts }) => {
  if (work.kind === 'removing') return null
  const text = work.kind === 'making' ? texts.making : fill(texts.sending, { percent: String(work.percent) })
  return (
    <>
      <progress max={100} value={work.kind === 'sending' ? work.percent : undefined} aria-label={texts.title} />
      <span className="soft small">{text}</span>
    </>
  )
}

/** The part of a character's settings in which its owner sets and deletes its banner. */
export const BannerBox = ({ language, id, texts, failures }: Props) => {
  const { banner, work, news, send, cancel, remove } = useBanner(id)
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isIdle = work === null

  // The button that was pressed may be gone now: the keyboard goes on where the next picture is chosen.
  useEffect(() => {
    if (isIdle && news !== null && document.activeElement === document.body) input.current?.focus()
  }, [isIdle, news])

  const take = (file: File | undefined) => {
    if (file !== undefined && isIdle) send(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isIdle)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <section
      className={`panel pad stack banner-box${isOver ? ' over' : ''}`}
      aria-labelledby="banner-title"
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2 id="banner-title">{texts.title}</h2>
      <Shown banner={banner} texts={texts} />
      <p className="soft small" id="banner-hint">
        {sentences(language, texts.hint, texts.drop)}
      </p>
      <div className="row">
        {/* A browser words the field itself, in its own language; its label is what is seen. */}
        <input
          ref={input}
          id="banner-file"
          type="file"
          accept="image/png,image/jpeg"
          aria-describedby="banner-hint"
          disabled={!isIdle}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0])
            // The same file can be chosen again, after a failure too.
            currentTarget.value = ''
          }}
        />
        <label className="button" htmlFor="banner-file">
          {texts.choose}
        </label>
      </div>
      <div className="row">
        {work !== null && <Progress work={work} texts={texts} />}
        {work?.kind === 'sending' && (
          <button type="button" className="button quiet" onClick={cancel}>
            {texts.cancel}
          </button>
        )}
        {banner && isIdle && (
          <button type="button" className="button quiet" onClick={remove}>
            {texts.remove}
          </button>
        )}
        <p role="status" className={news?.kind === 'failed' ? 'problem' : 'soft small'}>
          {news !== null && newsText(news, texts, failures)}
        </p>
      </div>
    </section>
  )
}
