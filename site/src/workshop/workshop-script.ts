import { workshopLimits } from '@kupodex/data/rules'
import { sentences } from '#format/punctuation.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { counted, fill } from '#texts/fill.ts'
import { openAgenda } from './agenda/open-agenda.ts'
import { bindRows } from './bind-rows.ts'
import type { WorkshopFacts } from './ground/facts.ts'
import { bindNumber } from './number-field.ts'
import { readPasted } from './paste.ts'
import { loadPatterns, patternsLike, withPattern } from './patterns.ts'
import { readShared, sharedWord, shareParam } from './ground/share.ts'
import {
  editedColumns,
  keptState,
  readState,
  type Sort,
  startState,
  withDemand,
  type WorkshopState,
} from './ground/state.ts'
import { workshopTexts } from './ground/texts.ts'

const key = 'kupodex.islandworkshop'

const start = (root: HTMLElement) => {
  const facts = JSON.parse(root.dataset.workshop ?? '{}') as WorkshopFacts
  const { language, english } = facts
  const words = workshopTexts(language)
  const storage = safeStorage('localStorage')
  const part = <Kind extends HTMLElement = HTMLElement>(name: string) => root.querySelector<Kind>(`[data-${name}]`)
  const said = part('said')
  const undo = part<HTMLButtonElement>('undo')
  const asked = new URLSearchParams(location.search).get(shareParam)
  const shared = asked === null ? null : readShared(asked)

  const own = readState(storage.getItem(key))
  let isShared = shared !== null
  let state: WorkshopState = shared === null ? own : { ...own, ...shared }
  let before: WorkshopState | null = null

  const say = (text: string, hasUndo = false) => {
    if (said !== null) said.textContent = text
    if (undo !== null) undo.hidden = !hasUndo
  }
  /** Values of a link are saved only once the reader wants them. */
  const keep = () => {
    if (!isShared) storage.setItem(key, keptState(state))
  }
  const rows = bindRows(root, language, (id, change) => {
    state = withDemand(state, id, change)
    keep()
    rows.drawRow(id, state)
    drawPattern()
    followAgenda()
  })

  const followAgenda = openAgenda(root, language, { crafts: rows.crafts, state: () => state })

  const pattern = part<HTMLSelectElement>('pattern')
  const drawPattern = () => {
    if (pattern !== null) pattern.value = state.pattern === null ? '' : String(state.pattern)
  }
  const sort = part<HTMLSelectElement>('sort')
  const rank = part<HTMLSelectElement>('workshop-rank')
  const change = (next: WorkshopState) => {
    state = next
    keep()
    draw()
    followAgenda()
  }
  const problem = part('problem')
  const problems = { islandRank: '', groove: '' }
  const numbers = (['islandRank', 'groove'] as const).flatMap((name) => {
    const field = part<HTMLInputElement>(name === 'groove' ? 'groove' : 'island-rank')
    if (field === null) return []
    const most = workshopLimits[name]
    const show = bindNumber(field, {
      range: { least: name === 'groove' ? 0 : 1, most },
      text: words.range,
      say: (text) => {
        problems[name] = text
        if (problem !== null) problem.textContent = sentences(language, problems.islandRank, problems.groove)
      },
      taken: (value) => change({ ...state, [name]: value }),
    })
    return [{ name, show }]
  })
  const boxes = editedColumns.map((column) => ({ column, box: part<HTMLInputElement>(`edit-${column}`) }))

  const draw = () => {
    if (rank !== null) rank.value = String(state.workshopRank)
    if (sort !== null) sort.value = state.tableSort
    for (const { name, show } of numbers) show(state[name])
    for (const { column, box } of boxes) if (box !== null) box.checked = state.edits[column]
    drawPattern()
    rows.draw(state)
    const banner = part('banner')
    if (banner !== null) banner.hidden = !isShared
  }

  rank?.addEventListener('change', () => change({ ...state, workshopRank: Number(rank.value) }))
  sort?.addEventListener('change', () => change({ ...state, tableSort: sort.value as Sort }))
  for (const { column, box } of boxes)
    box?.addEventListener('change', () => change({ ...state, edits: { ...state.edits, [column]: box.checked } }))

  /** Changes a lot at once, which can be undone. */
  const replace = (next: WorkshopState, text: string) => {
    before = state
    change(next)
    say(text, true)
  }
  undo?.addEventListener('click', () => {
    if (before === null) return
    change(before)
    before = null
    say(words.undone)
    sort?.focus()
  })
  part('reset')?.addEventListener('click', () =>
    replace({ ...state, crafts: startState.crafts, pattern: null }, words.resetDone),
  )
  pattern?.addEventListener('change', () => {
    if (pattern.value === '') return change({ ...state, pattern: null })
    const wanted = Number(pattern.value)
    loadPatterns().then(
      (patterns) => replace(withPattern(state, patterns, wanted), fill(words.patternDone, { n: String(wanted) })),
      () => {
        say(words.patternError)
        drawPattern()
      },
    )
  })

  const text = part<HTMLTextAreaElement>('paste')
  part('paste-button')?.addEventListener('click', () => {
    const { demands, unread } = readPasted(text?.value ?? '', rows.crafts, [words, english])
    let next = state
    for (const [id, demand] of demands) next = withDemand(next, id, demand)
    const lines = unread.slice(0, 3).join(' / ') + (unread.length > 3 ? ' …' : '')
    const parts = [
      counted(words.pasted, demands.size, language),
      ...(unread.length === 0 ? [] : [fill(counted(words.unread, unread.length, language), { lines })]),
    ]
    if (demands.size === 0) return say(parts.join(' · '))
    replace(next, parts.join(' · '))
    // A whole list says which pattern the week has.
    loadPatterns().then(
      (patterns) => {
        const like = patternsLike(state, patterns)
        if (like[0] !== undefined && like.length === 1) change({ ...state, pattern: like[0] })
      },
      () => undefined,
    )
  })

  const link = part<HTMLInputElement>('link')
  part('share')?.addEventListener('click', () => {
    const address = `${location.origin}${location.pathname}?${shareParam}=${sharedWord(state)}`
    if (link !== null) {
      link.value = address
      link.hidden = false
      link.select()
    }
    const copied = navigator.clipboard?.writeText(address)
    copied?.then(
      () => say(words.shared),
      () => undefined,
    )
  })

  /** The address without the values of a link, which are no longer what is shown. */
  const leaveLink = () => {
    isShared = false
    const address = new URL(location.href)
    address.searchParams.delete(shareParam)
    history.replaceState(history.state, '', address.href)
  }
  part('keep')?.addEventListener('click', () => {
    leaveLink()
    change(state)
    sort?.focus()
  })
  part('mine')?.addEventListener('click', () => {
    leaveLink()
    change(readState(storage.getItem(key)))
    sort?.focus()
  })

  draw()
  if (asked !== null && shared === null) say(words.badLink)
}

for (const root of document.querySelectorAll<HTMLElement>('[data-workshop]')) start(root)
