import type { FailureTexts } from './en.ts'

export const ja: FailureTexts = {
  offline: 'Kupodexに接続できません。接続を確認し、しばらくしてからもう一度お試しください。',
  loggedOut: 'セッションの有効期限が切れました。再度ログインしてください。',
  forbidden: 'この操作ができるのは、このキャラクターの認証済みの所有者だけです。',
  tooManyRequests: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  lodestoneBusy: '現在、Lodestoneへのリクエストが混み合っています。1分ほどしてからもう一度お試しください。',
  lodestoneUnavailable: '現在Lodestoneにアクセスできません。メンテナンス中の可能性があります。',
  badCharacterId: 'キャラクターIDが正しくありません。',
  other: 'エラーが発生しました。しばらくしてからもう一度お試しください。',
}
