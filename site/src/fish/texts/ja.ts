import type { FishTexts } from './en.ts'

/** Texts of fish in Japanese. */
export const ja: FishTexts = {
  fish: '釣りの魚',
  spearfish: '刺突漁の魚',
  level: 'レベル{n}',
  placeUnknown: '場所不明',
  levelUnknown: 'レベル不明',
  where: '釣り場',
  levelName: 'レベル',
  way: '漁法',
  rod: '釣り',
  spear: '刺突漁',
  unknown: '未確認です。',
  tracker: {
    title: '釣り記録ツール用コード',
    note: 'ここでチェックした魚を、外部の釣り記録ツールにコードで取り込めます。ツールのコードをここへ取り込むこともできます。取り込みは追加だけで、チェックが外れることはありません。',
    code: 'あなたのコード',
    copy: 'コピー',
    copied: 'コピーしました',
    paste: '取り込むコードを貼り付けてください：',
    add: { one: '{n}匹が追加されます。', other: '{n}匹が追加されます。' },
    nothing: '追加するものはありません。すべてチェック済みです。',
    unknown: {
      one: 'コード内の{n}件のIDは、該当する魚がありません。',
      other: 'コード内の{n}件のIDは、該当する魚がありません。',
    },
    run: 'チェックする',
    problems: {
      notJson: 'コードではありません。JSONとして正しくありません。',
      shape: 'コードではありません。アイテムIDのリスト、または「completed」にそのリストを持つものが必要です。',
      empty: 'このコードには魚がありません。',
      tooLong: 'コードとしては長すぎます。',
    },
  },
}
