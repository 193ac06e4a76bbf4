import type { Translation } from '@waybill/ui';
import type { exportText } from './export.text.ts';

export const de: Translation<typeof exportText> = {
  export: 'Exportieren',
  svg: 'Bild (SVG)',
  svgAbout: 'Gesamtes Diagramm, frei skalierbar',
  png: 'Bild (PNG)',
  pngAbout: 'Gesamtes Diagramm, z. B. für Berichte',
  csv: 'Schritte (CSV)',
  csvAbout: 'Alle Schritte, einer pro Zeile',
  prov: 'Herkunft (PROV-JSON)',
  provAbout: 'Spur als W3C PROV, für andere Tools',
  failed: 'Die Datei konnte nicht erstellt werden',
};
