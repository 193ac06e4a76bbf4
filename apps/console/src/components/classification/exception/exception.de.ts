import { formatCount, type Translation } from '@waybill/ui';
import type { exceptionText } from './exception.text.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const de: Translation<typeof exceptionText> = {
  group: 'Alle in einer Gruppe',
  groupHint: 'Wer später dazukommt, ist auch ausgenommen; wer die Gruppe verlässt, nicht mehr.',
  chooseGroup: 'Gruppe',
  groupFacts: (source, members) => `${source}, ${plural(members, 'Mitglied', 'Mitglieder')}`,
  ofPerson: (facts) => `${facts}, darunter diese Person`,
  noGroups: 'Noch keine Quelle hat Gruppen gemeldet.',
  groupsUnknown: 'Gruppen konnten nicht geladen werden.',
  reason: 'Begründung',
  reasonHint: 'Steht überall, wo die Ausnahme etwas wegnimmt.',
  until: 'Endet',
  never: 'Nie',
  inDays: (days) => `In ${formatCount(days)} Tagen`,
  cancel: 'Abbrechen',
  except: 'Ausnahme anlegen',
  groupFirst: 'Wählen Sie eine Gruppe',
  reasonFirst: 'Geben Sie eine Begründung ein',
  scope: 'Geltungsbereich',
  effect: (findings, contents) =>
    `Sie nimmt ${plural(findings, 'Fund', 'Funde')} in ${plural(contents, 'Inhalt', 'Inhalten')} weg.`,
  effectDetections: (open, closed) =>
    `Davon erzählen ${plural(open, 'offene Erkennung', 'offene Erkennungen')} und ${formatCount(closed)} abgeschlossene.`,
  effectUnknown: 'Was sie außerdem wegnimmt, ist nicht bekannt.',
};
