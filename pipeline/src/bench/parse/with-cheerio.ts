import { type CheerioAPI, load } from 'cheerio'

const idOf = ($: CheerioAPI) => Number(/\/character\/(\d+)\//.exec($('a.frame__chara__link').attr('href') ?? '')?.[1])

const header = ($: CheerioAPI) => ({ id: idOf($), name: $('.frame__chara__name').first().text() })

const collection = (kind: 'mount' | 'minion') => (html: string) => {
  const $ = load(html)
  const items = $(`li.${kind}__list_icon`).map((_, item) => ({
    tooltipHash: /([0-9a-f]{40})$/.exec($(item).attr('data-tooltip_href') ?? '')?.[1] ?? '',
    iconUrl: $(item).find('.character__item_icon__img').attr('src') ?? '',
  }))
  return { ...header($), total: Number($('.minion__sort__total span').text()), items: items.get() }
}

const levelOf = (text: string) => (text.trim() === '-' ? null : Number(text.trim()))

const character = (html: string) => {
  const $ = load(html)
  const company = $('.character__freecompany__name a')
  const levels = $('.character__level__list li').map((_, item) => ({
    tooltip: $(item).find('img').attr('data-tooltip') ?? '',
    level: levelOf($(item).text()),
  }))
  return {
    ...header($),
    nameday: $('.character-block__birth').text(),
    portraitUrl: $('.character__detail__image > a').attr('href') ?? '',
    freeCompany: /\/freecompany\/(\d+)\//.exec(company.attr('href') ?? '')?.[1] ?? null,
    gear: $('.character__content.selected .ic_reflection_box .db-tooltip__item__level')
      .map((_, level) => Number(/\d+/.exec($(level).text())?.[0]))
      .get(),
    levels: levels.get(),
  }
}

const jobs = (html: string) => {
  const $ = load(html)
  const rows = $('ul.character__job > li').map((_, item) => ({
    name: $(item).find('.character__job__name').text().trim(),
    level: levelOf($(item).find('.character__job__level').text()),
  }))
  return { ...header($), jobs: rows.get() }
}

/** The same values as ours, read off a DOM with selectors as peers do it. */
export const withCheerio = { mount: collection('mount'), minion: collection('minion'), character, class_job: jobs }
