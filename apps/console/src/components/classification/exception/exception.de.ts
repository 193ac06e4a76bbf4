import { formatCount, type Translation } from '@waybill/ui';
import type { exceptionText } from './exception.text.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const de: Translation<typeof exceptionText> = {
  group: 'Alle in einer Gruppe',
  groupHint: 'Neue Mitglieder sind automatisch ausgenommen, ausgeschiedene nicht mehr.',
  chooseGroup: 'Gruppe',
  groupFacts: (source, members) => `${source}, ${plural(members, 'Mitglied', 'Mitglieder')}`,
  ofPerson: (facts) => `${facts}, darunter diese Person`,
  noGroups: 'Bisher hat keine Quelle Gruppen gemeldet.',
  groupsUnknown: 'Gruppen konnten nicht geladen werden.',
  reason: 'Begründung',
  reasonHint: 'Wird überall angezeigt, wo die Ausnahme gilt.',
  until: 'Endet',
  never: 'Nie',
  inDays: (days) => `In ${formatCount(days)} Tagen`,
  cancel: 'Abbrechen',
  except: 'Ausnahme anlegen',
  groupFirst: 'Wählen Sie eine Gruppe',
  reasonFirst: 'Geben Sie eine Begründung ein',
  scope: 'Geltungsbereich',
  effect: (findings, contents) =>
    `Sie schließt ${plural(findings, 'Fund', 'Funde')} in ${plural(contents, 'Inhalt', 'Inhalten')} aus.`,
  effectDetections: (open, closed) =>
    `Betroffen: ${plural(open, 'offene Erkennung', 'offene Erkennungen')} und ${formatCount(closed)} geschlossene.`,
  effectUnknown: 'Weitere Auswirkungen sind nicht bekannt.',
};
