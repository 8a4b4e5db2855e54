import type { PortraitTexts } from './en.ts'

/** Texts of the portraits in Japanese. */
export const ja: PortraitTexts = {
  parts: {
    background: 'ポートレートの背景',
    accent: 'ポートレートの装飾',
    expression: '表情',
    frame: 'ポートレートの飾り枠',
    pose: 'モーション',
    plateBase: 'プレートの下地',
    plateBacking: 'プレートの裏模様',
    plateOverlay: 'プレートの模様',
    platePortraitFrame: 'ポートレートの額縁',
    plateFrame: 'プレートの額装',
    plateAccent: 'プレートの装飾',
    plateBorder: 'プレートの上部・下部飾り',
  },
  portrait: 'ポートレート用',
  plate: 'アドベンチャラープレート用',
  emote: 'エモート',
  minion: 'ミニオン',
  has: 'このキャラクターは所持しています。',
  lacks: 'このキャラクターは所持していません。',
  notKnown: 'このキャラクターが所持しているかは不明です。',
}
