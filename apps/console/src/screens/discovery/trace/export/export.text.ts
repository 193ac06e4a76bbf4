import { defineText } from '@waybill/ui';

export const exportText = defineText('screens/discovery/trace/export/export', {
  export: 'Export',
  svg: 'Image (SVG)',
  svgAbout: 'The whole graph, sharp at any size',
  png: 'Image (PNG)',
  pngAbout: 'The whole graph, for reports',
  csv: 'Steps (CSV)',
  csvAbout: 'One step per line',
  prov: 'Provenance (PROV-JSON)',
  provAbout: 'The trace as W3C PROV, for other tools',
  failed: 'Could not create the file',
});
