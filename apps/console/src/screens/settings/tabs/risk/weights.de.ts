import type { Translation } from '@waybill/ui';
import type { weightsText } from './weights.text.ts';

export const de: Translation<typeof weightsText> = {
  'data.sensitivity0': 'Gefundene Daten: Sensibilität 0',
  'data.sensitivity1': 'Gefundene Daten: Sensibilität 1',
  'data.sensitivity2': 'Gefundene Daten: Sensibilität 2',
  'data.sensitivity3': 'Gefundene Daten: Sensibilität 3',
  'data.sensitivity4': 'Gefundene Daten: Sensibilität 4',
  'data.valuesPerDecade': 'Verschiedene Werte: je Faktor 10',
  'data.valuesCap': 'Verschiedene Werte: höchstens',
  'data.labelSecret': 'Bezeichnung: streng vertraulich',
  'data.labelConfidential': 'Bezeichnung: vertraulich',
  'data.labelInternal': 'Bezeichnung: intern',
  'data.labelPublic': 'Bezeichnung: öffentlich',
  'data.unknown': 'Inhalt unbekannt',
  'destination.sanctioned': 'Freigegebenes Ziel',
  'destination.sanctionedAct': 'Freigegeben, ohne Datenbewegung',
  'destination.forbidden': 'Verbotenes Ziel',
  'destination.forbiddenAct': 'Verboten, ohne Datenbewegung',
  'destination.forbiddenLeast': 'Verboten: addiert mindestens',
  'scale.perDecade': 'Zeilen, Objekte oder Ereignisse: je Faktor 10',
  'scale.cap': 'Zeilen, Objekte oder Ereignisse: höchstens',
  'evidence.perUnit': 'Je Einheit der Hinweise',
  'evidence.least': 'Schwache Hinweise ziehen höchstens ab',
  'evidence.most': 'Starke Hinweise addieren höchstens',
};
