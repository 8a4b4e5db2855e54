import type { CharacterTexts } from './en.ts'

/** Texts of the character page in Japanese. */
export const ja: CharacterTexts = {
  frame: {
    menu: 'このキャラクターのページ',
    names: { fashions: 'ファッション・髪型', ttcards: 'トリプルトライアド', bardings: 'チョコボ装甲' },
    close: 'キャラクターの選択を解除',
    ownOnly: 'このキャラクターは非公開に設定されているため、あなただけに表示されています。',
    favorite: 'お気に入り',
    choose: '自分のキャラクター',
    chosen: 'このブラウザで自分のキャラクターに設定しました。',
    takenBack: '自分のキャラクターの設定を解除しました。',
    chooseFailed: 'ブラウザの設定により、選択を保存できません。',
    favoriteFailed: 'お気に入りを保存できませんでした。しばらくしてからもう一度お試しください。',
    login: 'お気に入りの保存とキャラクターの認証にはログインが必要です。',
    kept: 'Kupodexに接続できません。このブラウザに保存された{date}のデータを表示しています。',
  },
  rank: '{rank}位',
  owned: { some: '集計対象{counted}／所持{owned}（うち期間限定・課金{rest}）', all: '所持{owned}（すべて集計対象）' },
  earned: { some: '集計対象{counted}／達成{owned}（うち期間限定{rest}）', all: '達成{owned}（すべて集計対象）' },
  sync: {
    button: '今すぐ同期',
    asking: 'Lodestoneに接続しています…',
    queued: '同期を予約しました。',
    visited:
      '前回の同期から1日以上たっているため、ページの表示に合わせて同期を依頼しました。完了すると自動的に反映されます。',
    late: '通常より時間がかかっています。Lodestoneがメンテナンス中の可能性があります。順番はそのまま保持されますので、後ほどまたご覧ください。',
    place: '順番は{place}番目、あと約{wait}です。',
    done: '最新の状態です。たった今Lodestoneと同期しました。',
    hint: 'このキャラクターをLodestoneから読み直します。',
    old: '最後の同期から1か月以上たっています。「今すぐ同期」を押すと最新の情報を取得します。',
    cooldown: '同期したばかりです。次は{time}から同期できます。',
    failed: 'Lodestoneから取得できませんでした。後ほど自動的に取得し直します。次は{time}から同期できます。',
    tooMany: 'リクエストが多すぎます。1分ほどしてからもう一度お試しください。',
    error: '同期を予約できませんでした。しばらくしてからもう一度お試しください。',
    seconds: { one: '{n}秒', other: '{n}秒' },
    minutes: { one: '{n}分', other: '{n}分' },
    hours: { one: '{n}時間', other: '{n}時間' },
  },
  notRead: 'この一覧はまだLodestoneから取得されていません。',
  nobody: 'キャラクターを開くと、入手済みのものが分かります。',
  privacy: {
    title: 'Lodestoneの公開範囲',
    profile: 'プロフィール',
    states: { public: '公開', private: '非公開', unknown: '未確認' },
    asOf: '{state}（{date}時点）',
  },
  events: {
    unknown: 'No.{id}',
  },
}
