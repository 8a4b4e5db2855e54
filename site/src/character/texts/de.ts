import type { CharacterTexts } from './en.ts'

/** Texts of the character page in German. */
export const de: CharacterTexts = {
  frame: {
    menu: 'Seiten dieses Charakters',
    names: { fashions: 'Mode und Frisuren', ttcards: 'Triple Triad', bardings: 'Rossharnische' },
    close: 'Charakter schließen',
    ownOnly: 'Nur du siehst diesen Charakter: Du hast ihn auf privat gestellt.',
    favorite: 'Favorit',
    choose: 'Das ist mein Charakter',
    chosen: 'Das ist jetzt dein Charakter in diesem Browser.',
    takenBack: 'Das ist nicht mehr dein Charakter.',
    chooseFailed: 'Dein Browser lässt diese Seite deine Wahl nicht speichern.',
    favoriteFailed: 'Der Favorit konnte nicht gespeichert werden. Bitte versuche es gleich noch einmal.',
    login: 'Melde dich an, um Favoriten zu speichern und deine Charaktere zu bestätigen.',
    kept: 'Kupodex ist nicht erreichbar. Gezeigt wird die Kopie in diesem Browser vom {date}.',
  },
  rank: 'Rang {rank}',
  owned: {
    some: '{counted} gewertet · {owned} im Besitz ({rest} zeitlich begrenzt oder gekauft)',
    all: '{owned} im Besitz, alle gewertet',
  },
  earned: {
    some: '{counted} gewertet · {owned} errungen ({rest} zeitlich begrenzt)',
    all: '{owned} errungen, alle gewertet',
  },
  sync: {
    button: 'Jetzt abgleichen',
    asking: 'Der Lodestone wird abgefragt …',
    queued: 'Abgleich vorgemerkt.',
    visited:
      'Der letzte Abgleich liegt mehr als einen Tag zurück, deshalb hat dein Besuch einen neuen angestoßen. Er erscheint hier von selbst.',
    late: 'Das dauert länger als sonst. Vielleicht wird der Lodestone gewartet. Der Charakter bleibt in der Warteschlange, du kannst also später wiederkommen.',
    place: 'Platz {place} in der Warteschlange, noch etwa {wait}.',
    done: 'Aktuell: gerade eben mit dem Lodestone abgeglichen.',
    hint: 'Liest diesen Charakter neu vom Lodestone ein.',
    old: 'Letzter Abgleich vor mehr als einem Monat. „Jetzt abgleichen“ holt die neuesten Daten.',
    cooldown: 'Vor Kurzem abgeglichen. Der nächste Abgleich ist ab {time} möglich.',
    failed:
      'Der Abgleich mit dem Lodestone ist fehlgeschlagen. Kupodex versucht es von selbst noch einmal. Erneut abgleichen kannst du ab {time}.',
    tooMany: 'Zu viele Anfragen. Bitte versuche es in einer Minute noch einmal.',
    error: 'Der Abgleich konnte nicht vorgemerkt werden. Bitte versuche es gleich noch einmal.',
    seconds: { one: '{n} Sekunde', other: '{n} Sekunden' },
    minutes: { one: '{n} Minute', other: '{n} Minuten' },
    hours: { one: '{n} Stunde', other: '{n} Stunden' },
  },
  notRead: 'Diese Liste wurde noch nicht mit dem Lodestone abgeglichen.',
  nobody: 'Öffne einen Charakter, um zu sehen, was er schon hat.',
  privacy: {
    title: 'Sichtbarkeit auf dem Lodestone',
    profile: 'Profil',
    states: { public: 'öffentlich', private: 'privat', unknown: 'noch nicht abgeglichen' },
    asOf: '{state}, Stand: {date}',
  },
  events: {
    unknown: 'Nr. {id}',
  },
}
