import { type Language, languages } from '@kupodex/data/game'

export interface LoginTexts {
  logIn: string
  signUp: string
  email: string
  password: string
  shortest: string
  noAccount: string
  hasAccount: string
  cancel: string
  wrong: string
  badEmail: string
  shortPassword: string
  taken: string
  madeUp: string
  expired: string
  failed: string
  back: string
  logOutAsk: string
  logOut: string
  stay: string
  loggedOut: string
  account: string
  newPassword: string
  changePassword: string
  endDevices: string
  bothEnd: string
  changed: string
  fixed: string
}

export const loginTexts: Readonly<Record<Language, LoginTexts>> = {
  en: {
    logIn: 'Log in',
    signUp: 'Create an account',
    email: 'Email',
    password: 'Password',
    shortest: 'At least 8 characters',
    noAccount: 'No account yet?',
    hasAccount: 'Already have an account?',
    cancel: 'Cancel',
    wrong: 'The email or the password is wrong.',
    badEmail: 'This is not a valid email address.',
    shortPassword: 'The password must have 8 to 200 characters.',
    taken: 'There is an account with this email address. Log in with it.',
    madeUp: 'Sample accounts on this machine, all with the password {password}:',
    expired: 'This page has expired. Go back to the site and log in again.',
    failed: 'This login did not work. Go back to the site and log in again.',
    back: 'Back to the site',
    logOutAsk: 'Do you want to log out?',
    logOut: 'Log out',
    stay: 'Stay logged in',
    loggedOut: 'You are logged out.',
    account: 'Your login',
    newPassword: 'New password',
    changePassword: 'Change password',
    endDevices: 'Log out of all devices',
    bothEnd: 'Either one logs you out on all devices. Changing the password also revokes your tokens for programs.',
    changed: 'Done. Devices that were logged in: {n}. All of them are logged out.',
    fixed: 'The password of a sample account cannot be changed.',
  },
  de: {
    logIn: 'Anmelden',
    signUp: 'Konto anlegen',
    email: 'E-Mail',
    password: 'Passwort',
    shortest: 'Mindestens 8 Zeichen',
    noAccount: 'Noch kein Konto?',
    hasAccount: 'Du hast schon ein Konto?',
    cancel: 'Abbrechen',
    wrong: 'E-Mail oder Passwort ist falsch.',
    badEmail: 'Das ist keine gültige E-Mail-Adresse.',
    shortPassword: 'Das Passwort muss 8 bis 200 Zeichen haben.',
    taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
    madeUp: 'Erfundene Konten dieses Rechners, alle mit dem Passwort {password}:',
    expired: 'Diese Seite ist abgelaufen. Geh zurück zur Website und melde dich neu an.',
    failed: 'Diese Anmeldung hat nicht geklappt. Geh zurück zur Website und melde dich neu an.',
    back: 'Zurück zur Website',
    logOutAsk: 'Möchtest du dich abmelden?',
    logOut: 'Abmelden',
    stay: 'Angemeldet bleiben',
    loggedOut: 'Du bist abgemeldet.',
    account: 'Deine Anmeldung',
    newPassword: 'Neues Passwort',
    changePassword: 'Passwort ändern',
    endDevices: 'Auf allen Geräten abmelden',
    bothEnd: 'Beides meldet dich auf allen Geräten ab. Ein neues Passwort widerruft auch deine Tokens für Programme.',
    changed: 'Erledigt. Angemeldete Geräte: {n}. Alle sind jetzt abgemeldet.',
    fixed: 'Das Passwort eines erfundenen Kontos lässt sich nicht ändern.',
  },
  fr: {
    logIn: 'Se connecter',
    signUp: 'Créer un compte',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    shortest: 'Au moins 8 caractères',
    noAccount: 'Pas encore de compte ?',
    hasAccount: 'Vous avez déjà un compte ?',
    cancel: 'Annuler',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
    badEmail: 'Cette adresse e-mail n’est pas valide.',
    shortPassword: 'Le mot de passe doit comporter de 8 à 200 caractères.',
    taken: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec celui-ci.',
    madeUp: 'Comptes fictifs de cette machine, tous avec le mot de passe {password} :',
    expired: 'Cette page a expiré. Retournez sur le site et reconnectez-vous.',
    failed: 'La connexion a échoué. Retournez sur le site et reconnectez-vous.',
    back: 'Retour au site',
    logOutAsk: 'Voulez-vous vous déconnecter ?',
    logOut: 'Se déconnecter',
    stay: 'Garder la session ouverte',
    loggedOut: 'Déconnexion réussie.',
    account: 'Votre connexion',
    newPassword: 'Nouveau mot de passe',
    changePassword: 'Modifier le mot de passe',
    endDevices: 'Se déconnecter de tous les appareils',
    bothEnd:
      'Dans les deux cas, tous les appareils sont déconnectés. Modifier le mot de passe révoque aussi vos jetons pour programmes.',
    changed: 'C’est fait. Appareils connectés : {n}. Tous sont maintenant déconnectés.',
    fixed: 'Le mot de passe d’un compte fictif ne peut pas être modifié.',
  },
  ja: {
    logIn: 'ログイン',
    signUp: 'アカウント作成',
    email: 'メールアドレス',
    password: 'パスワード',
    shortest: '8文字以上',
    noAccount: 'アカウントをお持ちでない方',
    hasAccount: 'アカウントをお持ちの方',
    cancel: 'キャンセル',
    wrong: 'メールアドレスまたはパスワードが正しくありません。',
    badEmail: 'メールアドレスが正しくありません。',
    shortPassword: 'パスワードは8文字以上200文字以下で入力してください。',
    taken: 'このメールアドレスのアカウントは既にあります。ログインしてください。',
    madeUp: 'このコンピューターの架空アカウント（パスワードはすべて{password}）：',
    expired: 'ページの有効期限が切れました。サイトに戻って、ログインし直してください。',
    failed: 'ログインできませんでした。サイトに戻って、ログインし直してください。',
    back: 'サイトに戻る',
    logOutAsk: 'ログアウトしますか？',
    logOut: 'ログアウト',
    stay: 'ログインしたままにする',
    loggedOut: 'ログアウトしました。',
    account: 'ログイン情報',
    newPassword: '新しいパスワード',
    changePassword: 'パスワードを変更',
    endDevices: 'すべてのデバイスからログアウト',
    bothEnd:
      'どちらの場合も、すべてのデバイスからログアウトします。パスワードを変更すると、プログラム用トークンも無効になります。',
    changed: '完了しました。ログイン中だったデバイス：{n}台。すべてログアウトしました。',
    fixed: '架空アカウントのパスワードは変更できません。',
  },
}

/** The language of a request: the first of `ui_locales` that there is, English without one. */
export const languageOf = (params: Readonly<Record<string, unknown>> | undefined): Language => {
  const asked = String(params?.ui_locales ?? '').split(' ')
  return (asked.map((tag) => tag.split('-')[0]).find((tag) => languages.includes(tag as Language)) as Language) ?? 'en'
}
