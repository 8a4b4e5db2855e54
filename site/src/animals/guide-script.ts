import { forecast } from '@kupodex/data/eorzea'
import { calendarFile } from '#format/calendar.ts'
import { localTime } from '#format/clock.ts'
import { askPermission, showNotice } from '#notices/permission.ts'
import { type SafeStorage, safeStorage } from '#storage/safe-storage.ts'
import { counted, fill } from '#texts/fill.ts'
import { download } from '#ui/download.ts'
import { setHtml } from '#ui/set-html.ts'
import { choiceAddress, keepChoice, readChoice } from './choice.ts'
import type { GuideFacts } from './facts.ts'
import { bindMap } from './map-button.ts'
import { leftText, rowsHtml } from './rows.ts'
import { type Spawn, allSpawns, spawnKey } from './spawns.ts'
import { animalTexts } from './texts.ts'
import { bellsText, clockText, durationText } from './times.ts'

const key = 'kupodex.islands.notice'

/** Whether the reader asked for notices, and this browser still allows them. */
const wantsNotice = (storage: SafeStorage): boolean => storage.getItem(key) !== null

const keepNotice = (storage: SafeStorage, wants: boolean): void =>
  wants ? storage.setItem(key, '1') : storage.removeItem(key)

const firstRows = 15

const start = (root: HTMLElement) => {
  const facts = JSON.parse(root.dataset.guide ?? '{}') as GuideFacts
  const { language, weathers, rates } = facts
  const words = animalTexts(language)
  const storage = safeStorage('localStorage')
  const all = facts.animals.map(({ id }) => id)
  const part = <Element extends HTMLElement>(name: string) => root.querySelector<Element>(`[data-${name}]`)
  const write = (name: string, text: string) => {
    const element = part(name)
    if (element !== null && element.textContent !== text) element.textContent = text
  }
  const [rows, more, empty] = [part('rows'), part<HTMLButtonElement>('more'), part('empty')]
  const toggles = [...root.querySelectorAll<HTMLButtonElement>('[data-animal]')]
  const idOf = ({ dataset }: HTMLElement) => Number(dataset.animal)

  let chosen = readChoice(location.search, storage, all)
  let isWhole = false
  let spawns = allSpawns(facts, Date.now())
  let drawn = ''
  let noticedAt = wantsNotice(storage) ? Date.now() : null

  const shown = () => spawns.filter(({ animal }) => chosen.has(animal.id))
  const draw = (now: number) => {
    const list = shown()
    const visible = isWhole ? list : list.slice(0, firstRows)
    const state = visible.map((spawn) => `${spawnKey(spawn)}${spawn.start <= now ? '!' : ''}`).join()
    if (state !== drawn && rows !== null) {
      drawn = state
      const focused = document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key
      setHtml(rows, rowsHtml(visible, now, facts))
      rows.querySelector<HTMLElement>(`[data-key="${focused ?? ''}"] button`)?.focus()
    }
    if (empty !== null) empty.hidden = list.length > 0
    if (more !== null) {
      more.hidden = visible.length === list.length
      more.textContent = fill(words.more, { n: String(list.length) })
    }
    write('count', counted(words.shown, list.length, language))
  }
  const drawToggles = () => {
    for (const toggle of toggles) toggle.setAttribute('aria-pressed', String(chosen.has(idOf(toggle))))
  }
  const choose = (next: ReadonlySet<number>) => {
    chosen = new Set(next)
    keepChoice(storage, all, chosen)
    history.replaceState(history.state, '', choiceAddress(location.href, all, chosen))
    drawToggles()
    draw(Date.now())
  }
  for (const toggle of toggles)
    toggle.addEventListener('click', () => {
      const next = new Set(chosen)
      if (!next.delete(idOf(toggle))) next.add(idOf(toggle))
      choose(next)
    })
  part('all')?.addEventListener('click', () => choose(new Set(all)))
  part('none')?.addEventListener('click', () => choose(new Set()))
  more?.addEventListener('click', () => {
    isWhole = true
    draw(Date.now())
    rows?.querySelectorAll<HTMLElement>('button')[firstRows]?.focus()
  })

  const save = (spawn: Spawn) => {
    const { animal } = spawn
    const weather = animal.weatherId === null ? '' : `${weathers[animal.weatherId] ?? ''}, `
    const appointment = {
      uid: `${spawnKey(spawn)}@${location.host}`,
      title: animal.name,
      note: `${weather}${bellsText(spawn)}`,
      address: location.origin + location.pathname,
      ...{ start: spawn.start, end: spawn.end },
    }
    download(`${animal.name}.ics`, 'text/calendar', calendarFile(appointment, Date.now()))
  }
  rows?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-calendar]') === null) return
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key
    const spawn = spawns.find((one) => spawnKey(one) === key)
    if (spawn !== undefined) save(spawn)
  })

  const box = part<HTMLInputElement>('notice')
  if (box !== null) box.checked = noticedAt !== null
  box?.addEventListener('change', () => {
    noticedAt = box.checked ? Date.now() : null
    keepNotice(storage, box.checked)
    write('said', '')
    const title = box.labels?.[0]?.textContent.trim() ?? ''
    if (box.checked)
      void askPermission(title).then((answer) => write('said', answer === 'granted' ? '' : words.noticeDenied))
  })
  /** Says what has begun since the last look. */
  const sayNew = (now: number) => {
    if (noticedAt === null) return
    const since = noticedAt
    noticedAt = now
    for (const { animal, start, end } of shown()) {
      if (start <= since || start > now || end <= now) continue
      const text = fill(words.appeared, { name: animal.name, time: localTime(end, language) })
      write('said', text)
      showNotice(text, { tag: `island-${animal.id}` })
    }
  }

  const drawClock = (now: number) => {
    const [present, next] = forecast(rates, now, 2)
    write('clock', clockText(now))
    write('weather', weathers[present?.weatherId ?? 0] ?? '?')
    write('weather-next', weathers[next?.weatherId ?? 0] ?? '?')
    if (next !== undefined)
      write('weather-left', fill(words.inTime, { time: durationText(next.start - now, language) }))
  }
  const tick = () => {
    const now = Date.now()
    drawClock(now)
    if (spawns.some(({ end }) => end <= now)) spawns = allSpawns(facts, now)
    sayNew(now)
    draw(now)
    for (const row of rows?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const spawn = spawns.find((one) => spawnKey(one) === row.dataset.key)
      const left = row.querySelector('[data-left]')
      if (spawn !== undefined && left !== null) left.textContent = leftText(spawn, now, facts)
    }
  }
  drawToggles()
  tick()
  root.dataset.drawn = ''
  setInterval(tick, 1000)
  bindMap(root, language)
}

for (const root of document.querySelectorAll<HTMLElement>('[data-guide]')) start(root)
