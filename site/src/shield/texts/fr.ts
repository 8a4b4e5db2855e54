import type { ShieldTexts } from './en.ts'

/** Texts of the spoiler shield in French. */
export const fr: ShieldTexts = {
  title: 'Protection anti-spoiler',
  label: 'Masquer ce qui a été ajouté après la mise à jour',
  off: 'Ne rien masquer',
  hidden: 'Masqué : mise à jour {patch}',
}
