import type { Translation } from '@waybill/ui';
import type { shellText } from './shell.text.ts';

export const de: Translation<typeof shellText> = {
  noScreen: 'Seite nicht gefunden',
  noScreenDetail: 'Gehen Sie zum Dashboard oder suchen Sie in den Erkennungen danach.',
  dashboard: 'Dashboard',
  searchDetections: 'Erkennungen durchsuchen',
  homeOf: (tenant) => `${tenant}, Dashboard`,
  narrowSideBar: 'Seitenleiste einklappen',
  wideSideBar: 'Seitenleiste ausklappen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  region: 'Region dieser Organisation',
  changeRegion: (region) => `Region ${region}, wechseln`,
  regions: 'Region',
  changeOrganisation: 'Organisation wechseln',
  organisations: 'Organisationen',
  accountOf: (name) => `${name}, Konto`,
  profile: 'Profil',
  keyboard: 'Tastenübersicht',
  signOut: 'Abmelden',
  signOutFailed: 'Abmelden fehlgeschlagen',
  signOutFailedDetail:
    'Die Sitzung besteht noch. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  noConnection: 'Keine Verbindung',
};
