import type { Translation } from '@waybill/ui';
import type { detectorWordsText } from './detector-words.text.ts';

export const de: Translation<typeof detectorWordsText> = {
  'classification-engine': 'Sensible Daten preisgegeben',
  'send-to-self': 'An sich selbst gesendet',
  'suspicious-file-name': 'Auffälliger Dateiname',
  'suspicious-file-size': 'Auffällige Dateigröße',
  'event-suspicious': 'Auffälliges Ereignis',

  'about:classification-engine':
    'Inhalte mit sensiblen Daten werden außerhalb bekannt: bei Empfängern oder an Orten anderer, bei allen mit einem Link oder auf einem Gerät, auf das niemand achtet. Keine Richtlinie muss danach fragen.',
  'about:send-to-self':
    'Jemand bewegt Daten an eine Adresse oder in ein Konto außerhalb der Organisation, die wie die eigene aussehen: Der Name passt, der Dienst ist einer für private E-Mail, und sonst schreibt niemand dorthin.',
  'about:suspicious-file-name':
    'Eine Datei geht unter einem Namen hinaus, der verbirgt, was sie ist: eine Endung, die ihr Inhalt nicht hat, eine zweite, Zeichen, die man nicht sieht, oder kurz vorher ein neuer Name. Ein Archiv oder Dokument, das zum Bild wird, fällt schon vorher auf.',
  'about:suspicious-file-size':
    'Eine Datei geht hinaus, die viel zu groß ist für das, was sie ist oder was die Person sonst bewegt, deren Größe nicht die der Datei ist, die sie sein soll, oder die in gleich große Teile zerlegt wurde.',
  'about:event-suspicious':
    'Was jemand an einem Tag getan hat, ist so weit von dem entfernt, was diese Person und vergleichbare sonst tun, dass kaum ein Tag der Organisation dem nahekommt.',
};
