import type { ShieldTexts } from './en.ts'

/** Texts of the spoiler shield in Japanese. */
export const ja: ShieldTexts = {
  title: 'ネタバレ防止',
  label: 'このパッチより後の要素を隠す',
  off: '隠さない',
  hidden: '非表示：パッチ{patch}',
}
