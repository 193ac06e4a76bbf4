import { defineText } from '@waybill/ui';

/** How the findings of each vendor count. */
export const findingsViewText = defineText(
  'screens/settings/tabs/integrations/findings/findings-view',
  {
    title: 'Vendor findings',
    help: 'A vendor finding raises a detection, or joins the one it belongs to. The severity from the vendor is the lowest severity that the detection can have.',
    cap: 'Highest severity that counts',
    capOf: (name: string) => `Highest severity that counts, ${name}`,
    noCap: 'As the vendor says',
    closes: 'Close when the vendor closes',
    closesOf: (name: string) => `Close detections when ${name} closes its findings`,
    closesHelp:
      'A detection closes when every vendor finding in it is closed. A verdict set by a person always stays.',
    saved: (name: string) => `${name} saved`,
  },
);
