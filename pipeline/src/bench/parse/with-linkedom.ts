import { parseHTML } from 'linkedom'
import type { withCheerio } from './with-cheerio.ts'

type Node = Pick<ParentNode, 'querySelector' | 'querySelectorAll'>

const textOf = (node: Node, selector: string): string => node.querySelector(selector)?.textContent ?? ''
const attributeOf = (node: Node, selector: string, name: string): string =>
  node.querySelector(selector)?.getAttribute(name) ?? ''
const all = (node: Node, selector: string): Element[] => [...node.querySelectorAll(selector)]

const open = (html: string) => {
  const { document } = parseHTML(html)
  const id = Number(/\/character\/(\d+)\//.exec(attributeOf(document, 'a.frame__chara__link', 'href'))?.[1])
  return { document, header: { id, name: textOf(document, '.frame__chara__name') } }
}

const levelOf = (text: string) => (text.trim() === '-' ? null : Number(text.trim()))

const collection = (kind: 'mount' | 'minion') => (html: string) => {
  const { document, header } = open(html)
  const items = all(document, `li.${kind}__list_icon`).map((item) => ({
    tooltipHash: /([0-9a-f]{40})$/.exec(item.getAttribute('data-tooltip_href') ?? '')?.[1] ?? '',
    iconUrl: attributeOf(item, '.character__item_icon__img', 'src'),
  }))
  return { ...header, total: Number(textOf(document, '.minion__sort__total span')), items }
}

const character = (html: string) => {
  const { document, header } = open(html)
  const levels = all(document, '.character__level__list li').map((item) => ({
    tooltip: attributeOf(item, 'img', 'data-tooltip'),
    level: levelOf(item.textContent ?? ''),
  }))
  const company = attributeOf(document, '.character__freecompany__name a', 'href')
  return {
    ...header,
    nameday: textOf(document, '.character-block__birth'),
    portraitUrl: attributeOf(document, '.character__detail__image > a', 'href'),
    freeCompany: /\/freecompany\/(\d+)\//.exec(company)?.[1] ?? null,
    gear: all(document, '.character__content.selected .ic_reflection_box .db-tooltip__item__level').map((level) =>
      Number(/\d+/.exec(level.textContent ?? '')?.[0]),
    ),
    levels,
  }
}

const jobs = (html: string) => {
  const { document, header } = open(html)
  const rows = all(document, 'ul.character__job > li').map((item) => ({
    name: textOf(item, '.character__job__name').trim(),
    level: levelOf(textOf(item, '.character__job__level')),
  }))
  return { ...header, jobs: rows }
}

/** The same values, read from a DOM as in a browser. */
export const withLinkedom: typeof withCheerio = {
  mount: collection('mount'),
  minion: collection('minion'),
  character,
  class_job: jobs,
}
