import type { Translation } from '@waybill/ui';
import type { findingsViewText } from './findings-view.text.ts';

export const de: Translation<typeof findingsViewText> = {
  title: 'Funde von Anbietern',
  help: 'Ein Fund eines Anbieters löst eine Erkennung aus oder wird mit der passenden zusammengeführt. Sein Schweregrad ist der niedrigste, den die Erkennung haben kann.',
  cap: 'Höchster Schweregrad, der zählt',
  capOf: (name) => `Höchster Schweregrad, der zählt, ${name}`,
  noCap: 'Wie der Anbieter angibt',
  closes: 'Mit dem Anbieter schließen',
  closesOf: (name) => `Erkennungen schließen, wenn ${name} seine Funde schließt`,
  closesHelp:
    'Eine Erkennung wird geschlossen, sobald alle Funde von Anbietern in ihr geschlossen sind. Ein Urteil einer Person bleibt immer bestehen.',
  saved: (name) => `${name} gespeichert`,
};
