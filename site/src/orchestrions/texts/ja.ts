import type { RollTexts } from './en.ts'

/** Texts of orchestrion rolls in Japanese. */
export const ja: RollTexts = {
  sample: '試聴',
  failed: '試聴用の音声を読み込めませんでした。',
}
