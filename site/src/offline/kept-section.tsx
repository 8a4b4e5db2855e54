import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { type SafeStorage, safeStorage } from '#storage/safe-storage.ts'
import { counted, fill } from '#texts/fill.ts'
import { useIsAwake } from '#ui/use-is-awake.ts'
import { offlineKey } from '#storage/keys.ts'
import { keptSectionTexts } from './texts.ts'
import { forgetKept, weighKept } from './shelves.ts'
import { workerPath } from './begin.ts'

interface Keeping {
  weigh: () => Promise<{ pages: number; bytes: number }>
  forget: () => Promise<void>
  /** Lets pages be kept from now on. */
  begin: () => Promise<void>
  /** Lets nothing be kept from now on. */
  end: () => Promise<void>
}

const make = (): Keeping | null => {
  const { serviceWorker } = globalThis.navigator ?? {}
  const isOffered = import.meta.env.KUPODEX_OFFLINE === 'on'
  if (!isOffered || serviceWorker === undefined || globalThis.caches === undefined) return null
  return {
    weigh: () => weighKept(caches),
    forget: () => forgetKept(caches),
    begin: async () => void (await serviceWorker.register(workerPath)),
    end: async () => {
      for (const each of await serviceWorker.getRegistrations()) await each.unregister()
    },
  }
}

/** The same in this browser; null where it can keep nothing, or the site lets nothing be kept. */
const pageKeeping: Keeping | null = /* @__PURE__ */ make()

interface Props {
  language: Language
  keeping?: Keeping | null
  storage?: SafeStorage
}

type Weight = Awaited<ReturnType<Keeping['weigh']>>

const sizeText = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(0.1, bytes / 1024 ** 2),
  )

const weightText = ({ pages, bytes }: Weight, language: Language): string => {
  const texts = keptSectionTexts(language)
  if (bytes === 0) return texts.none
  return fill(texts.weight, { pages: counted(texts.pages, pages, language), size: sizeText(bytes, language) })
}

/** Where a reader sees how much this browser keeps for reading without a network, has it forgotten, and says whether anything is kept. */
export const KeptSection = ({ language, keeping = pageKeeping, storage = safeStorage('localStorage') }: Props) => {
  const texts = keptSectionTexts(language)
  const isAwake = useIsAwake()
  const [weight, setWeight] = useState<Weight | null>(null)
  const [changed, setChanged] = useState<boolean>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    void keeping?.weigh().then(setWeight, () => undefined)
  }, [keeping])
  const isKept = changed ?? (!isAwake || storage.getItem(offlineKey) !== 'off')
  const forget = async () => {
    await keeping?.forget()
    setWeight({ pages: 0, bytes: 0 })
    setSaid(texts.forgotten)
  }
  const choose = async (isWanted: boolean) => {
    setChanged(isWanted)
    if (isWanted) storage.removeItem(offlineKey)
    else storage.setItem(offlineKey, 'off')
    await (isWanted ? keeping?.begin() : keeping?.end())
    if (!isWanted) await forget()
  }
  return (
    <section className="panel pad stack" id="offline">
      <h2>{texts.title}</h2>
      <p className="soft small">{texts.note}</p>
      {isAwake && keeping === null ? (
        <p>{texts.cannot}</p>
      ) : (
        <>
          <label className="choice">
            <input type="checkbox" checked={isKept} onChange={({ target }) => void choose(target.checked)} />{' '}
            {texts.keep}
          </label>
          {weight !== null && <p>{weightText(weight, language)}</p>}
          <p>
            <button className="button quiet" type="button" onClick={() => void forget()}>
              {texts.forget}
            </button>
          </p>
        </>
      )}
      <p role="status" className="small">
        {said}
      </p>
    </section>
  )
}
