import type { Translation } from '@waybill/ui';
import type { detectorWordsText } from './detector-words.text.ts';

export const de: Translation<typeof detectorWordsText> = {
  'classification-engine': 'Sensible Daten preisgegeben',
  'send-to-self': 'An sich selbst gesendet',
  'suspicious-file-name': 'Auffälliger Dateiname',
  'suspicious-file-size': 'Auffällige Dateigröße',
  'event-suspicious': 'Auffälliges Ereignis',

  'about:classification-engine':
    'Inhalte mit sensiblen Daten gelangen nach außen: an externe Empfänger oder Ziele, an alle mit einem Link oder auf ein nicht verwaltetes Gerät. Dafür ist keine Richtlinie nötig.',
  'about:send-to-self':
    'Jemand sendet Daten an eine externe Adresse oder ein externes Konto, das vermutlich ihm selbst gehört: Der Name passt, es ist ein privater E-Mail-Dienst, und sonst schreibt niemand dorthin.',
  'about:suspicious-file-name':
    'Eine Datei verlässt die Organisation unter einem Namen, der ihren Inhalt verschleiert: falsche oder doppelte Endung, unsichtbare Zeichen oder kurz zuvor umbenannt. Als Bild getarnte Archive und Dokumente werden schon vorher erkannt.',
  'about:suspicious-file-size':
    'Eine Datei verlässt die Organisation, die für ihren Typ oder für diese Person ungewöhnlich groß ist, nicht die Größe des angeblichen Originals hat oder in gleich große Teile zerlegt wurde.',
  'about:event-suspicious':
    'Die Aktivität einer Person weicht an einem Tag extrem von ihrem üblichen Verhalten und dem vergleichbarer Personen ab.',
};
