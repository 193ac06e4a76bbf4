import { defineText } from '@waybill/ui';

export const packText = defineText('components/evidence-pack/pack', {
  exportPack: 'Evidence pack',
  exporting: (name: string) => `Exporting evidence pack of ${name}`,
  exported: 'Evidence pack exported',
});
