import { formatCount, type Translation } from '@waybill/ui';
import type { restrictionText } from './restriction.text.ts';

export const de: Translation<typeof restrictionText> = {
  hidden: (count) =>
    count === 1
      ? '1 Erkennung liegt in einem vertraulichen Fall, den Sie nicht sehen.'
      : `${formatCount(count)} Erkennungen liegen in vertraulichen Fällen, die Sie nicht sehen.`,
  hiddenLabel: 'Verborgene Erkennungen',
  showRestricted: 'Vertrauliche Fälle anzeigen',

  restrict: 'Auf Mitglieder beschränken',
  restrictHint:
    'Nur Mitglieder sehen den Fall und seine Erkennungen. Alle anderen sehen, wie viele verborgen sind.',
  members: 'Mitglieder',
  membersHint: 'Mindestens ein weiteres Mitglied muss die Erkennungen schließen können.',
  reason: 'Begründung',
  reasonHint: 'Mitglieder sehen sie im Fall. Sie wird im Prüfprotokoll gespeichert.',
  reasonFirst: (least) => `Geben Sie eine Begründung mit mindestens ${least} Zeichen ein`,
  closerFirst: 'Wählen Sie ein weiteres Mitglied, das Erkennungen schließen kann',
  mayClose_all: 'Kann alle Erkennungen schließen',
  mayClose_all_but_critical: 'Kann alle außer kritischen Erkennungen schließen',
  mayClose_nothing: 'Kann keine Erkennungen schließen',

  restrictedBy: (name, when) => `Vertraulich seit ${when}, durch ${name}`,
  restrictedSince: (when) => `Vertraulich seit ${when}`,
  noReason: 'Es wurde keine Begründung angegeben.',
  lift: 'Alle, die Erkennungen lesen dürfen, werden den Fall und seine Erkennungen sehen.',

  shown_restricted: 'Vertrauliche',
  list: 'Vertrauliche Fälle',
  listHelp:
    'Diese Fälle sehen nur ihre Mitglieder. Sie sehen, dass es sie gibt, aber nicht ihren Inhalt.',
  none: 'Keine vertraulichen Fälle',
  noneHelp: 'Niemand hat einen Fall auf seine Mitglieder beschränkt.',
  number: 'Fall',
  by: 'Beschränkt durch',
  unknown: 'Unbekannt',
  since: 'Seit',
  detections: 'Erkennungen',
  yours: 'Sie sind Mitglied',
  unconfirmed: 'Bitte prüfen',
  unconfirmedHelp:
    '„Bitte prüfen“: Der Fall wurde in einer früheren Version beschränkt oder von jemandem, dem die Berechtigung case:restrict inzwischen fehlt.',
  open: 'Öffnen',
  breakIn: 'Notfallzugriff',
  breakInTo: (number) => `Notfallzugriff auf CASE-${number}`,
  breakInHelp:
    'Sie werden Mitglied dieses Falls. Die Mitglieder sehen im Verlauf, dass Sie sich Zugriff verschafft haben und warum. Das Prüfprotokoll hält es fest.',
  brokenIn: (name, when) => `${name} hat sich am ${when} Zugriff auf diesen Fall verschafft:`,
  passedOn: (when) =>
    `Dieser Fall ging am ${when} an die Eigentümer über, weil kein Mitglied seine Erkennungen schließen konnte:`,
  notice: 'Zugriff auf diesen Fall',
};
