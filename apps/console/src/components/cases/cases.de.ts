import type { Translation } from '@waybill/ui';
import type { casesText } from './cases.text.ts';

export const de: Translation<typeof casesText> = {
  addToCase: 'Zu einem Fall hinzufügen…',
  addTitle: (count) =>
    count === 1
      ? 'Die Erkennung zu einem Fall hinzufügen'
      : `${count} Erkennungen zu einem Fall hinzufügen`,
  newCase: 'Neuer Fall',
  existingCase: 'Vorhandener Fall',
  where: 'Wohin',
  caseLabel: 'Fall',
  noOpenCases: 'Keine offenen Fälle.',
  casesFailed: 'Offene Fälle konnten nicht geladen werden.',
  caseTitle: 'Titel',
  kind: 'Art',
  kindHint: 'Legt die ersten Aufgaben fest.',
  create: 'Fall anlegen',
  add: 'Hinzufügen',
  titleFirst: 'Geben Sie einen Titel ein',
  caseFirst: 'Wählen Sie einen Fall',
  opened: (number) => `CASE-${number} angelegt`,
  added: (number) => `Zu CASE-${number} hinzugefügt`,
  show: 'Zeigen',
  tooMany: (most) => `Wählen Sie sie einzeln aus, höchstens ${most}`,
  cases: 'Fälle',
  inCase: 'In',

  kind_leaver: 'Ausscheidende Person',
  kind_accidental_share: 'Versehentliche Freigabe',
  kind_source_code_leak: 'Abfluss von Quellcode',
  kind_ai_prompt_leak: 'Abfluss über KI-Prompt',
  kind_other: 'Sonstiges',

  state_open: 'Offen',
  state_investigating: 'In Untersuchung',
  state_waiting: 'Wartet',
  state_contained: 'Eingedämmt',
  state_closed: 'Geschlossen',
  state_archived: 'Archiviert',
};
