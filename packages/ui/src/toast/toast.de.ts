import type { Translation } from '../text/define-text.ts';
import type { toastText } from './toast.text.ts';

export const de: Translation<typeof toastText> = {
  area: 'Meldungen ({hotkey})',
  notification: 'Meldung',
  close: 'Meldung schließen',
  success: 'Erledigt',
  pending: 'In Arbeit',
  info: 'Hinweis',
  warning: 'Warnung',
  error: 'Fehler',
};
