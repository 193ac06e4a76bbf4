import type { Translation } from '@waybill/ui';
import type { wizardText } from './wizard.text.ts';

export const de: Translation<typeof wizardText> = {
  pageTitle: (name: string) => `${name} – Richtlinienassistent`,
  unnamed: 'Richtlinie ohne Namen',
  steps: 'Schritte',
  step_data: 'Daten',
  step_movement: 'Bewegung',
  step_exceptions: 'Ausnahmen',
  step_threshold: 'Schwelle',
  step_response: 'Reaktion',
  step_backtest: 'Rückblick',
  step_rollout: 'Einführung',
  open: (count: number) => (count === 1 ? '1 offener Punkt' : `${count} offene Punkte`),
  back: 'Zurück',
  next: 'Weiter',
  toPolicies: 'Alle Richtlinien',
  rule: 'Regel',
  addRule: 'Regel hinzufügen',
  newRule: (number: number) => `Regel ${number}`,
  saved: 'Entwurf gespeichert',
  waiting: 'Noch nicht gespeichert',
  saving: 'Wird gespeichert …',
  failed: 'Nicht gespeichert',
  tryAgain: 'Erneut versuchen',
  conflict: 'Jemand anderes hat diese Richtlinie inzwischen geändert',
  conflictHelp:
    'Ihr Entwurf bleibt hier und ist nicht gespeichert. Übernehmen Sie den anderen Stand, um weiterzumachen.',
  takeTheirs: 'Anderen Stand übernehmen',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveNote: 'Die letzten Änderungen des Entwurfs sind noch nicht gespeichert.',
  leave: 'Verlassen',
  notFound: 'Diese Richtlinie gibt es nicht',
  notFoundHelp: 'Vielleicht wurde sie entfernt. Alle vorhandenen stehen in der Liste.',
  readOnly: 'Sie können diese Richtlinie ansehen, aber nicht ändern.',
  builtin:
    'Eine eingebaute Richtlinie: Nur ihre Ausnahmen lassen sich ändern. Für alles andere legen Sie eine Kopie an.',
};
