import { defineText } from '@waybill/ui';

export const exportText = defineText('screens/discovery/trace/export/export', {
  export: 'Export',
  svg: 'Picture (SVG)',
  svgAbout: 'The whole drawing, sharp at any size',
  png: 'Picture (PNG)',
  pngAbout: 'The whole drawing, for a report',
  csv: 'Steps (CSV)',
  csvAbout: 'Every step of the drawing, one a line',
  prov: 'Provenance (PROV-JSON)',
  provAbout: 'The trace as W3C PROV, for other tools',
  failed: 'The file could not be made',
});
