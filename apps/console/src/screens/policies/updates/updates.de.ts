import { formatCount, type Translation } from '@waybill/ui';
import type { updatesText } from './updates.text.ts';

export const de: Translation<typeof updatesText> = {
  views: 'Ansichten der Richtlinien',
  policies: 'Richtlinien',
  updates: 'Updates',
  description:
    'Ein Upgrade hat diese eingebauten Richtlinien hinzugefügt. Sie laufen im Modus „Simulieren“, bis Sie entscheiden.',
  none: 'Keine Updates',
  noneNote:
    'Sie haben über jede eingebaute Richtlinie entschieden. Nach einem Upgrade erscheinen neue hier.',
  toPolicies: 'Alle Richtlinien anzeigen',
  accept: 'Annehmen',
  keep: 'Behalten',
  pause: 'Pausieren',
  acceptNote: 'Ab jetzt Erkennungen auslösen',
  keepNote: 'Weiter simulieren',
  pauseNote: 'Richtlinie anhalten',
  acceptPolicy: (policy) => `Annehmen: ${policy}`,
  keepPolicy: (policy) => `Weiter simulieren: ${policy}`,
  pausePolicy: (policy) => `Pausieren: ${policy}`,
  acceptAll: (count) => `Alle ${formatCount(count)} annehmen`,
  acceptGroup: (count, group) => `${formatCount(count)} annehmen: ${group}`,
  accepted: (count) =>
    count === 1 ? 'Richtlinie angenommen' : `${formatCount(count)} Richtlinien angenommen`,
  kept: (count) =>
    count === 1
      ? 'Richtlinie simuliert weiter'
      : `${formatCount(count)} Richtlinien simulieren weiter`,
  paused: (count) =>
    count === 1 ? 'Richtlinie pausiert' : `${formatCount(count)} Richtlinien pausiert`,
  fresh: 'Neu',
  findsMore: 'Findet mehr',
  why: 'Warum es wichtig ist',
  needs: 'Braucht',
  techniques: 'ATT&CK',
  estimate: (detections, events) =>
    `${formatCount(detections)} ${detections === 1 ? 'Erkennung' : 'Erkennungen'} aus ${formatCount(events)} ${events === 1 ? 'Treffer' : 'Treffern'} in 7 Tagen`,
  noMatches: 'Keine Treffer in 7 Tagen',
  estimated: 'Geschätzte Treffer',
  partial:
    'Es wurden nicht alle Ereignisse der 7 Tage gezählt. Die tatsächlichen Zahlen können höher sein.',
  undecided:
    'Ein Upgrade hat diese Richtlinie hinzugefügt. Sie läuft im Modus „Simulieren“, bis jemand entscheidet.',
  decide: 'Unter Updates entscheiden',
  group_leavers: 'Ausscheidende',
  group_ai: 'KI-Dienste',
  group_personal: 'Private Cloud und Mail',
  group_removable: 'Wechselmedien',
  group_printing: 'Drucken',
  group_code: 'Quellcode',
  group_secrets: 'Zugangsdaten',
  group_business: 'CRM- und Personaldaten',
  group_mass: 'Massenzugriff und Löschen',
  group_sharing: 'Freigaben',
  group_cloud: 'Cloud-Speicher und Snapshots',
  group_access: 'Zugriffs- und Admin-Änderungen',
  group_protection: 'Schutz deaktiviert',
  group_posture: 'Geschwächte Einstellungen',
  group_vendor: 'Funde von Anbietern',
};
