import type { Translation } from '@waybill/ui';
import type { referenceText } from './reference.text.ts';

export const de: Translation<typeof referenceText> = {
  title: 'API-Referenz',
  titleOf: (count) => `API-Referenz (${count} Routen)`,
  download: 'OpenAPI 3.1 herunterladen',
  search: 'Nach Pfad, Beschreibung oder Berechtigung suchen',
  none: 'Keine passenden Routen',
  noneHelp: 'Versuchen Sie es mit weniger Wörtern.',
  failed: 'Die Referenz konnte nicht geladen werden',
  permission: 'Berechtigung',
  everyone: 'Keine, ohne Anmeldung erreichbar',
  access: 'Zugriff',
  withToken: 'Anmeldung oder API-Token',
  withoutToken: 'Kein API-Token',
  stability: 'Stabilität',
  stable: 'Stabil: ändert sich nur kompatibel',
  beta: 'Beta: kann sich ändern',
  parameters: 'Parameter',
  body: 'Anfragetext',
  answer: 'Antwort',
  stream: (mediaType) => `Ein Datenstrom vom Typ ${mediaType}`,
  required: 'erforderlich',
  example: 'Beispiel',
};
