import { catalogue, section } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

const all = { en, de, fr, ja }

export const groupListTexts = catalogue('groupListTexts', import.meta.env.SSR && section(all, 'list'))

/** A group as everybody sees it. */
export const groupTexts = catalogue('groupTexts', import.meta.env.SSR && section(all, 'group'))

/** What those see who edit a group. */
export const groupEditTexts = catalogue('groupEditTexts', import.meta.env.SSR && section(all, 'edit'))
export const invitedTexts = catalogue('invitedTexts', import.meta.env.SSR && section(all, 'invited'))
export const groupFailureTexts = catalogue('groupFailureTexts', import.meta.env.SSR && section(all, 'failures'))
