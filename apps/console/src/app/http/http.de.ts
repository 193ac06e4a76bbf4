import type { Translation } from '@waybill/ui';
import type { httpText } from './http.text.ts';

export const de: Translation<typeof httpText> = {
  noPermission: 'Sie sind zu dieser Aktion nicht berechtigt.',
  noAnswer: 'Der Server hat nicht geantwortet',
  noAnswerDetail: 'Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  unknown: 'Etwas ist schiefgegangen',
  whoGives: (permission) =>
    `Dafür ist die Berechtigung ${permission} nötig. Ein Inhaber oder Administrator kann Ihnen eine passende Rolle geben.`,
};
