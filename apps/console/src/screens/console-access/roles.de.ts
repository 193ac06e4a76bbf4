import type { Translation } from '@waybill/ui';
import type { rolesText } from './roles.text.ts';

export const de: Translation<typeof rolesText> = {
  notHeld: 'Hat Berechtigungen, die Sie nicht haben',
  ownRole: 'Rolle Ihrer Organisation',
  role_Owner: 'Voller Zugriff, auch auf beschränkte Fälle',
  role_Admin:
    'Verwaltet Quellen, Richtlinien, Einstellungen und Mitglieder; keine Inhalte, keine Exporte',
  'role_Policy author': 'Schreibt und testet Richtlinien',
  'role_Policy approver': 'Gibt Richtlinien frei und setzt sie durch',
  'role_Analyst L1': 'Bearbeitet Erkennungen, ohne Inhalte zu sehen',
  'role_Analyst L2': 'Sieht auch Inhalte, bearbeitet Richtlinien und exportiert',
  role_Investigator: 'Bearbeitet Fälle, mit Inhalten und Exporten',
  'role_Privacy officer': 'Liest Listen, Zugriffe und das Prüfprotokoll, ohne Inhalte',
  role_Auditor: 'Liest und exportiert alles, außer Inhalten',
  role_Executive: 'Sieht nur Summen',
  'role_HR partner': 'Sieht Personen und ihre Aktivität, ohne Erkennungen',
  role_Employee: 'Sieht nur das eigene Profil',
  role_Service: 'Für Programme, ohne Anmeldung',
};
