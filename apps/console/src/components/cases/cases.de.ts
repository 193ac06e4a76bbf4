import type { Translation } from '@waybill/ui';
import type { casesText } from './cases.text.ts';

export const de: Translation<typeof casesText> = {
  addToCase: 'Zu einem Fall hinzufügen…',
  addTitle: (count) =>
    count === 1
      ? 'Die Erkennung zu einem Fall hinzufügen'
      : `${count} Erkennungen zu einem Fall hinzufügen`,
  newCase: 'Neuer Fall',
  existingCase: 'Ein offener Fall',
  where: 'Wohin',
  caseLabel: 'Fall',
  noOpenCases: 'Es gibt noch keinen offenen Fall.',
  casesFailed: 'Die offenen Fälle konnten nicht gelesen werden.',
  caseTitle: 'Titel',
  kind: 'Worum es geht',
  kindHint: 'Er beginnt mit den Aufgaben, die dabei üblich sind.',
  create: 'Fall eröffnen',
  add: 'Hinzufügen',
  titleFirst: 'Geben Sie ihm zuerst einen Titel',
  caseFirst: 'Wählen Sie zuerst einen Fall',
  opened: (number) => `CASE-${number} ist eröffnet`,
  added: (number) => `Zu CASE-${number} hinzugefügt`,
  show: 'Zeigen',
  tooMany: (most) => `Wählen Sie sie einzeln aus, höchstens ${most}`,
  cases: 'Fälle',
  inCase: 'In',

  kind_leaver: 'Jemand, der geht',
  kind_accidental_share: 'Versehentlich geteilt',
  kind_source_code_leak: 'Quelltext abgeflossen',
  kind_ai_prompt_leak: 'Einer KI gegeben',
  kind_other: 'Etwas anderes',

  state_open: 'Offen',
  state_investigating: 'In Untersuchung',
  state_waiting: 'Wartet',
  state_contained: 'Eingedämmt',
  state_closed: 'Geschlossen',
  state_archived: 'Archiviert',
};
