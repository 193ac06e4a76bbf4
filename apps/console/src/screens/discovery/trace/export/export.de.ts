import type { Translation } from '@waybill/ui';
import type { exportText } from './export.text.ts';

export const de: Translation<typeof exportText> = {
  export: 'Exportieren',
  svg: 'Bild (SVG)',
  svgAbout: 'Die ganze Zeichnung, scharf in jeder Größe',
  png: 'Bild (PNG)',
  pngAbout: 'Die ganze Zeichnung, für einen Bericht',
  csv: 'Schritte (CSV)',
  csvAbout: 'Jeder Schritt der Zeichnung, einer je Zeile',
  prov: 'Herkunft (PROV-JSON)',
  provAbout: 'Die Spur als W3C PROV, für andere Werkzeuge',
  failed: 'Die Datei konnte nicht erstellt werden',
};
