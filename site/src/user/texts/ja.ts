import type { FailureTexts } from './en.ts'

export const ja: FailureTexts = {
  offline: 'Kupodexに接続できません。接続を確認し、しばらくしてからもう一度お試しください。',
  loggedOut: 'セッションの有効期限が切れました。再度ログインしてください。',
  loginUnreachable: '現在ログインサービスに接続できません。しばらくしてからもう一度お試しください。',
  forbidden: 'この操作ができるのは、このキャラクターの認証済みの所有者だけです。',
  tooManyRequests: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  lodestoneBusy: '現在、Lodestoneへのリクエストが混み合っています。1分ほどしてからもう一度お試しください。',
  lodestoneUnavailable: '現在Lodestoneにアクセスできません。メンテナンス中の可能性があります。',
  badCharacterId: 'キャラクターIDが正しくありません。',
  lodestoneMaintenance: 'Lodestoneは現在メンテナンス中です。しばらくしてからもう一度お試しください。',
  lodestoneChanged:
    'Lodestoneのページが変更されたため、現在Kupodexでは読み取れません。しばらくしてからもう一度お試しください。',
  profilePrivate:
    'このキャラクターのプロフィールはLodestoneで非公開になっています。Lodestoneで公開してから認証し直してください。',
  codeExpired: 'このコードは有効期限が切れています。ページを再読み込みして新しいコードを取得してください。',
  notOnLodestone: 'Lodestoneにこのキャラクターは存在しません。',
  other: 'エラーが発生しました。しばらくしてからもう一度お試しください。',
}
