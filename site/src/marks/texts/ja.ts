import type { MarkTexts } from './en.ts'

export const ja: MarkTexts = {
  needsOwner: 'チェックするには、ログインしてこのキャラクターの所有を認証してください。',
  check: '{name}をチェックする',
  uncheck: '{name}のチェックを外す',
  failed: '保存できなかったため、元に戻しました。{reason}',
  unread: 'チェックした内容を読み込めませんでした。{reason}',
  undo: '元に戻す',
  again: '再試行',
  login: 'ログイン',
  checked: { one: '{n}件をチェックしました。', other: '{n}件をチェックしました。' },
  unchecked: { one: '{n}件のチェックを外しました。', other: '{n}件のチェックを外しました。' },
  waiting: {
    one: '{n}件の変更がまだ保存されていません。このブラウザに保管され、自動的に再送信されます。',
    other: '{n}件の変更がまだ保存されていません。このブラウザに保管され、自動的に再送信されます。',
  },
  waitingForLogin: {
    one: '未送信の変更が{n}件あります。再度ログインするまでこのブラウザに保存されます。',
    other: '未送信の変更が{n}件あります。再度ログインするまでこのブラウザに保存されます。',
  },
  selectAll: 'すべて選択',
  verify: '所有を認証する',
  tickIcons: 'アイコンでチェック',
  selectShown: { one: '表示中をすべて選択（{n}件）', other: '表示中をすべて選択（{n}件）' },
  hint: 'Shift＋クリックや、チェックボックス上のドラッグで、範囲をまとめて変更できます。キーボードでは矢印キー、スペース、Shiftを使います。',
  anonymous: {
    begin: 'アカウントなしでチェックする',
    kept: 'このチェックはこのブラウザにのみ保存されます。キャラクターを検索して所有を認証すると、引き継ぐことができます。',
    find: 'キャラクターを検索',
    save: 'JSONで保存',
  },
}
