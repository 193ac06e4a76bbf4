import type { Translation } from '@waybill/ui';
import type { policyWizardText } from './policy-wizard.text.ts';

export const de: Translation<typeof policyWizardText> = {
  promise:
    'Der Assistent wird Richtlinien schreiben und ändern und sie an früherer Aktivität erproben, bevor sie gelten.',
  first: 'Daten, Bewegung, Ausnahmen und Schwelle, Schritt für Schritt',
  second: 'Was eine Änderung gefunden hätte, verglichen mit heute',
  third: 'Die Richtlinie als Satz, als Baum und als Text',
  today: 'Bis dahin gelten die eingebauten Richtlinien.',
  todayLink: 'Richtlinien ansehen',
};
