import type { Element } from './element.ts'
import { expectLayout, unknownLayout } from './layout-error.ts'

/** The one whole number in `text`, with or without thousands separators, which differ by language. */
export const wholeNumber = (text: string): number => {
  const found = text.match(/\d+(?:[.,'\s\u202f]\d{3})*/g) ?? []
  expectLayout(found.length === 1, `not one number: "${text.slice(0, 40)}"`)
  return Number(found[0]!.replace(/\D/g, ''))
}

/** A level as the site writes it: a number, or `-` for none. */
export const levelOf = (text: string): number | null => {
  if (/^-+$/.test(text)) return null
  return /^\d{1,3}$/.test(text) ? Number(text) : unknownLayout(`level "${text.slice(0, 20)}"`)
}

/** The text of an element that is never empty. */
export const textIn = (element: Element): string => element.text || unknownLayout(`empty <${element.name}>`)

/** The attribute of an element that always has it. */
export const attributeOf = (element: Element, name: string): string =>
  element.attribute(name) || unknownLayout(`<${element.name}> without ${name}`)

/** The address of the only picture below the element. */
export const pictureIn = (element: Element): string => {
  const [image, ...others] = element.tagged('img')
  return image && others.length === 0 ? matchIn(image, 'src', /^(https?:\/\/\S+)$/) : unknownLayout('not one picture')
}

/** The first group of `pattern` in an attribute that always matches. */
export const matchIn = (element: Element, name: string, pattern: RegExp): string =>
  pattern.exec(attributeOf(element, name))?.[1] ?? unknownLayout(`${name} of <${element.name}>`)

/** Epoch seconds of the only date below the element; on the site a script displays it. */
export const epochIn = (element: Element): number => {
  const found = [...element.source.matchAll(/ldst_strftime\(\s*(\d{9,10})\s*,/g)]
  expectLayout(found.length === 1, `${found.length} dates in <${element.name}>`)
  return Number(found[0]![1])
}

/** `World [Data Center]`, with round brackets or without a data center in older pages, any kind of space between. */
export const worldOf = (text: string): { world: string; dataCenter: string | null } => {
  const match = /^([^[(\])]+?)(?:\s*[[(]([^[(\])]+)[\])])?$/.exec(text)
  return match ? { world: match[1]!, dataCenter: match[2] ?? null } : unknownLayout(`world "${text.slice(0, 40)}"`)
}

/** The two sides of the first ` / `, or null without one. */
export const pairOf = (text: string): { name: string; rank: string } | null => {
  const at = text.indexOf(' / ')
  return at < 1 || at + 3 === text.length ? null : { name: text.slice(0, at), rank: text.slice(at + 3) }
}

export const characterLink = /^(?:https?:\/\/[^/]+(?:\/\w+)?)?\/(?:\w+\/)?lodestone\/character\/(\d+)\/?(?:[?#].*)?$/
export const freeCompanyLink = /\/lodestone\/freecompany\/(\d{1,20})\//
