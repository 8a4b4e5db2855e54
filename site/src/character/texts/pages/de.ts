import type { WrittenPages } from './plain.ts'

export const de: WrittenPages = {
  profile: {
    title: 'Profil',
    lead: 'Fortschritt in allen Sammlungen, Ränge auf der Welt, im Datenzentrum und auf allen Welten, und was sich als Nächstes lohnt.',
  },
  next: {
    title: 'Was als Nächstes?',
    lead: 'Was sich dieser Charakter als Nächstes holen kann: nach Ort, nach Währung, nach Wetter und Uhrzeit in der nächsten Stunde und bis zu den Resets.',
  },
  timeline: {
    title: 'Chronik',
    lead: 'Was dieser Charakter Tag für Tag erreicht hat und wie seine Sammlungen gewachsen sind.',
  },
  titles: {
    title: 'Titel',
    lead: 'Titel, die dieser Charakter verwenden kann, die ihm noch fehlen und die nicht mehr erhältlich sind.',
  },
  achievements: {
    title: 'Errungenschaften',
    lead: 'Errungenschaften nach Art und Kategorie, mit Punkten, Datum und den Gegenständen und Titeln, die es dafür gibt.',
  },
  metas: {
    title: 'Meta-Errungenschaften',
    lead: 'Errungenschaften und Gegenstände, die zusammen ein Ziel bilden, und wie weit dieser Charakter ist.',
  },
  mounts: {
    title: 'Reittiere',
    lead: 'Reittiere, die dieser Charakter hat und die ihm noch fehlen, woher man sie bekommt und wie viele sie besitzen.',
  },
  minions: {
    title: 'Begleiter',
    lead: 'Begleiter, die dieser Charakter hat und die ihm noch fehlen, woher man sie bekommt und wie viele sie besitzen.',
  },
  facewear: {
    title: 'Gesichtsaccessoires',
    lead: 'Gesichtsaccessoires, die dieser Charakter hat und die ihm noch fehlen, und wie viele sie besitzen.',
  },
  hairstyles: {
    title: 'Frisuren',
    lead: 'Freischaltbare Frisuren, woher man sie bekommt und welche dieser Charakter abgehakt hat.',
  },
  leves: { title: 'Freibriefe', lead: 'Freibriefe nach Art und welche dieser Charakter abgehakt hat.' },
  ttnpcs: {
    title: 'Triple Triad-Gegner',
    lead: 'Triple Triad-Gegner und welche dieser Charakter als besiegt abgehakt hat.',
  },
  fish: { title: 'Fische', lead: 'Fische, auch vom Speerfischen, und welche dieser Charakter abgehakt hat.' },
  emotes: { lead: 'Emotes, die man freischalten muss, woher man sie bekommt und welche dieser Charakter hat.' },
  spells: {
    lead: 'Zauber des Blaumagiers in der Reihenfolge des Zauberbuchs, wo man sie lernt und welche dieser Charakter abgehakt hat.',
  },
  beasts: {
    lead: 'Bestien des Bestienbändigers nach Art, wo man sie findet, welche Gegner zählen und welche dieser Charakter abgehakt hat.',
  },
  bozjanotes: {
    title: 'Fronterlebnisse in Bozja',
    lead: 'Fronterlebnisse der Bozja-Südfront und der Zadnor-Hochebene und welche dieser Charakter abgehakt hat.',
  },
  armoire: {
    lead: 'Ausrüstung, die sich im Kostbarkeitenkabinett einlagern lässt, nach Kategorie, Ereignis, Inhalt und Job, woher man sie bekommt und was dieser Charakter davon abgehakt hat.',
  },
  outfits: {
    lead: 'Sets, die sich als Ganzes projizieren lassen, ihre Teile, woher man sie bekommt und welche dieser Charakter abgehakt hat.',
  },
  surveyrecords: {
    lead: 'Aufzeichnungen aus den Unsteten Gewölben, welche Route zu jeder führt und welche dieser Charakter abgehakt hat.',
  },
  occultrecords: {
    lead: 'Einträge der Kreszentia-Chronik, wo man sie findet und welche dieser Charakter abgehakt hat.',
  },
  relics: {
    lead: 'Reliktwaffen und -werkzeuge, Rüstungen und Waffen fataler Raids nach Reihe, was man für ihre Stufen braucht und welche dieser Charakter durch Errungenschaften hat oder abgehakt hat.',
  },
  sightseeinglog: {
    lead: 'Sehenswerte Orte nach Erweiterung, wo man steht, welches Wetter, welche Uhrzeit und welches Emote sie verlangen und welche dieser Charakter abgehakt hat.',
  },
  cosmic: {
    title: 'Kosmo-Erkundung',
    lead: 'Missionen und welche davon dieser Charakter abgehakt hat.',
  },
  portraits: {
    title: 'Portraits',
    lead: 'Was Motive für Portraits und Abenteurerpässe freischaltet und was dieser Charakter davon abgehakt hat.',
  },
  exploration: {
    title: 'Erkundung',
    lead: 'Karten, Windätherquellen, Inhalte und Bestiarien nach Erweiterung: was die Errungenschaften dieses Charakters als erledigt zeigen, und seit wann.',
  },
  story: {
    title: 'Story',
    lead: 'Kapitel des Hauptszenarios und Ränge bei Freundesvölkern: wie weit dieser Charakter nach seinen Errungenschaften ist.',
  },
  raids: {
    title: 'Raids',
    lead: 'Erste Abschlüsse nach Erweiterung, in welcher Woche sie gelangen und wie viele im Datenzentrum den Raid abgeschlossen haben.',
  },
  shops: { title: 'Händler', lead: 'Was es für jede Währung zu sammeln gibt und welche Händler es anbieten.' },
  moogletomes: {
    title: 'Mog Mog-Kollektion',
    lead: 'Belohnungen der Mog Mog-Kollektion, was sie freischalten und was sie kosten.',
  },
  compare: {
    title: 'Vergleich',
    lead: 'Zwei Charaktere nebeneinander: was beide haben, was nur einer hat und was keiner hat.',
  },
  verify: {
    title: 'Charakter bestätigen',
    lead: 'Bestätige, dass dieser Charakter dir gehört, um abzuhaken, was der Lodestone nicht zeigt.',
  },
  settings: {
    title: 'Einstellungen des Charakters',
    lead: 'Privatsphäre, Banner und Symbol deines Charakters.',
  },
}
