import type { Translation } from '@waybill/ui';
import type { screensText } from './screens.text.ts';

export const de: Translation<typeof screensText> = {
  investigate: 'Untersuchen',
  prevent: 'Vorbeugen',
  manage: 'Verwalten',
  loading: 'Anwendung wird geladen …',
  notFound: 'Nicht gefunden',
  notAllowed: (title) => `„${title}“ ist für Sie nicht freigegeben`,
  notLoaded: 'Diese Seite konnte nicht geladen werden',
  notLoadedDetail:
    'Die Verbindung ist abgebrochen, oder Waybill wurde aktualisiert. Ein neuer Versuch lädt die Seite neu.',
};
