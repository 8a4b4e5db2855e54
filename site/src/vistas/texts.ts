import { catalogue } from '#texts/catalogue.ts'

/** Texts of the sightseeing log, of each language; `{time}` is by the reader's own clock. */
export const vistaTexts = catalogue(
  'vistaTexts',
  import.meta.env.SSR && {
    en: {
      when: 'When',
      any: 'At any time, in any weather',
      whens: { now: 'Now', later: 'Later', always: 'At any time' },
      hours: '{hours} (Eorzea time)',
      until: 'Now, until {time}',
      next: 'Next: {time}',
      never: 'Not within half a year',
      emote: 'Emote',
      notify: {
        button: 'Notify me when the time comes',
        on: 'You will be notified when the time comes, while any Kupodex page is open.',
      },
    },
    de: {
      when: 'Wann',
      any: 'Jederzeit, bei jedem Wetter',
      whens: { now: 'Jetzt', later: 'Später', always: 'Jederzeit' },
      hours: '{hours} (Eorzea-Zeit)',
      until: 'Jetzt, bis {time}',
      next: 'Nächstes Mal: {time}',
      never: 'Nicht im nächsten halben Jahr',
      emote: 'Emote',
      notify: {
        button: 'Benachrichtige mich, wenn es so weit ist',
        on: 'Du wirst benachrichtigt, sobald es so weit ist, solange eine Seite dieser Website geöffnet ist.',
      },
    },
    fr: {
      when: 'Quand',
      any: 'À toute heure, par tous les temps',
      whens: { now: 'Maintenant', later: 'Plus tard', always: 'À toute heure' },
      hours: '{hours} (heure éorzéenne)',
      until: 'Maintenant, jusqu’à {time}',
      next: 'Prochaine fois\u00a0: {time}',
      never: 'Pas dans les six prochains mois',
      emote: 'Emote',
      notify: {
        button: 'M’avertir le moment venu',
        on: 'Vous recevrez une notification le moment venu, tant qu’une page de ce site est ouverte.',
      },
    },
    ja: {
      when: '条件',
      any: '天候・時間帯の指定なし',
      whens: { now: '今すぐ達成可能', later: '条件待ち', always: '指定なし' },
      hours: '{hours}（エオルゼア時間）',
      until: '達成可能：{time}まで',
      next: '次回：{time}から',
      never: '半年以内にはありません',
      emote: 'エモート',
      notify: {
        button: '条件がそろったら通知する',
        on: 'このサイトのページを開いている間、条件がそろうと通知します。',
      },
    },
  },
)

export type VistaTexts = ReturnType<typeof vistaTexts>
