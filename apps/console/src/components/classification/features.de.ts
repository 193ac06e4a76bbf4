import type { Translation } from '@waybill/ui';
import type { featuresText } from './features.text.ts';

export const de: Translation<typeof featuresText> = {
  words: 'Wörter',
  firstName: 'Bekannte Vornamen',
  lastName: 'Bekannte Nachnamen',
  city: 'Bekannte Städte',
  region: 'Bekannte Regionen',
  frequent: 'Häufige Wörter',
  common: 'Gewöhnliche Wörter',
  calendar: 'Kalenderwörter',
  title: 'Titel',
  party: 'Wörter für eine Partei',
  companyForm: 'Rechtsformen',
  organizationWord: 'Wörter von Organisationen',
  placeWord: 'Wörter von Orten',
  demonym: 'Namen von Völkern',
  connector: 'Bindewörter',
  placeStart: 'Wörter, mit denen ein Ort beginnt',
  containment: 'Anteil der Vorlage',
};
