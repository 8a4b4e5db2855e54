import type { TableTexts } from './en.ts'

/** Texts of tables in Japanese. */
export const ja: TableTexts = {
  loading: '読み込み中…',
  failed: 'サーバーに接続できません',
  noRarity: '希少度を読み込めませんでした。',
}
