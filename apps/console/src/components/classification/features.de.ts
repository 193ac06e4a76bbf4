import type { Translation } from '@waybill/ui';
import type { featuresText } from './features.text.ts';

export const de: Translation<typeof featuresText> = {
  words: 'Wörter',
  firstName: 'Bekannte Vornamen',
  lastName: 'Bekannte Nachnamen',
  city: 'Bekannte Städte',
  region: 'Bekannte Regionen',
  frequent: 'Häufige Wörter',
  common: 'Allgemeiner Wortschatz',
  calendar: 'Kalenderwörter',
  title: 'Titel',
  party: 'Begriffe für Vertragsparteien',
  companyForm: 'Rechtsformen',
  organizationWord: 'Wörter von Organisationen',
  placeWord: 'Wörter von Orten',
  demonym: 'Nationalitäten',
  connector: 'Bindewörter',
  placeStart: 'Anfangswörter von Ortsnamen',
  containment: 'Anteil der Vorlage',
};
