import { catalogue } from '#texts/catalogue.ts'

export const failureTexts = catalogue(
  'failureTexts',
  import.meta.env.SSR && {
    en: {
      offline: 'Kupodex could not be reached. Check your connection and try again.',
      loggedOut: 'Your session has ended. Please log in again.',
      loginUnreachable: 'The login service cannot be reached right now. Please try again in a few minutes.',
      forbidden: 'Only the verified owner of this character can do this.',
      tooManyRequests: 'Too many attempts. Please wait a while and try again.',
      lodestoneBusy: 'Too many Lodestone requests right now. Please try again in a minute.',
      lodestoneUnavailable: 'The Lodestone cannot be read right now. It may be down for maintenance.',
      badCharacterId: 'This is not a valid character ID.',
      lodestoneMaintenance: 'The Lodestone is down for maintenance. Please try again later.',
      lodestoneChanged:
        'The pages of the Lodestone have changed, and Kupodex cannot read them yet. Please try again later.',
      profilePrivate:
        'The profile of this character is private on the Lodestone. Make it public there, then try again.',
      codeExpired: 'This code has expired. Reload the page to get a new one.',
      notOnLodestone: 'The Lodestone does not have this character.',
      other: 'Something went wrong. Please try again in a moment.',
    },
    de: {
      offline: 'Kupodex ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
      loggedOut: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
      loginUnreachable:
        'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.',
      forbidden: 'Das kann nur der bestätigte Besitzer dieses Charakters.',
      tooManyRequests: 'Zu viele Versuche. Bitte warte eine Weile und versuche es dann noch einmal.',
      lodestoneBusy:
        'Gerade gibt es zu viele Anfragen an den Lodestone. Bitte versuche es in einer Minute noch einmal.',
      lodestoneUnavailable: 'Der Lodestone ist gerade nicht erreichbar. Vielleicht wird er gewartet.',
      badCharacterId: 'Das ist keine gültige Charakter-ID.',
      lodestoneMaintenance: 'Der Lodestone wird gerade gewartet. Bitte versuche es später noch einmal.',
      lodestoneChanged:
        'Die Seiten des Lodestone haben sich geändert, und Kupodex kann sie noch nicht lesen. Bitte versuche es später noch einmal.',
      profilePrivate:
        'Das Profil dieses Charakters ist auf dem Lodestone privat. Mache es dort öffentlich und versuche es dann noch einmal.',
      codeExpired: 'Dieser Code ist abgelaufen. Lade die Seite neu, um einen neuen zu erhalten.',
      notOnLodestone: 'Diesen Charakter gibt es auf dem Lodestone nicht.',
      other: 'Etwas ist schiefgegangen. Bitte versuche es gleich noch einmal.',
    },
    fr: {
      offline: 'Kupodex est injoignable. Vérifiez votre connexion et réessayez.',
      loggedOut: 'Votre session a expiré. Reconnectez-vous.',
      loginUnreachable: 'Le service de connexion est injoignable pour le moment. Réessayez dans une minute.',
      forbidden: 'Seul le propriétaire vérifié de ce personnage peut faire cela.',
      tooManyRequests: 'Trop de tentatives. Patientez un moment, puis réessayez.',
      lodestoneBusy: 'Trop de demandes au Lodestone en ce moment. Réessayez dans une minute.',
      lodestoneUnavailable: 'Le Lodestone est inaccessible pour le moment. Il est peut-être en maintenance.',
      badCharacterId: 'Ce numéro de personnage n’est pas valable.',
      lodestoneMaintenance: 'Le Lodestone est en maintenance. Revenez plus tard.',
      lodestoneChanged: 'Les pages du Lodestone ont changé et Kupodex ne sait pas encore les lire. Revenez plus tard.',
      profilePrivate: 'Le profil de ce personnage est privé sur le Lodestone. Rendez-le public, puis réessayez.',
      codeExpired: 'Ce code a expiré. Rechargez la page pour en obtenir un nouveau.',
      notOnLodestone: 'Ce personnage n’existe pas sur le Lodestone.',
      other: 'Une erreur est survenue. Réessayez dans un instant.',
    },
    ja: {
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
    },
  },
)

export type FailureTexts = ReturnType<typeof failureTexts>
