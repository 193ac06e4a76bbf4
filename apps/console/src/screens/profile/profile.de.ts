import type { Translation } from '@waybill/ui';
import type { profileText } from './profile.text.ts';

export const de: Translation<typeof profileText> = {
  title: 'Profil',
  signIn: 'Anmeldung',
  sessions: 'Sitzungen',
  history: 'Bisherige Anmeldungen',
  browser: 'Dieser Browser',
  organisations: 'Organisationen',
  language: 'Sprache und Zeit',

  loadingSignIn: 'Ihre Anmeldewege werden geladen',
  loadingSessions: 'Ihre Sitzungen werden geladen',
  loadingHistory: 'Die bisherigen Anmeldungen werden geladen',
  loadingOrganisations: 'Ihre Organisationen werden geladen',

  darkMode: 'Dunkle Darstellung',
  keptInBrowser: 'Wird in diesem Browser gemerkt.',
  darkOn: 'Dunkle Darstellung einschalten',
  darkOff: 'Dunkle Darstellung ausschalten',
  noSearches: 'Keine letzten Suchen',
  searches: (count) => `Letzte Suchen: ${count}`,
  searchesNote: 'Nur die Texte, nie das Gefundene.',
  noneThere: 'Es gibt keine',
  clearSearches: 'Letzte Suchen löschen',
  searchesCleared: 'Letzte Suchen gelöscht',

  nothingRecorded: 'Noch nichts aufgezeichnet.',
  showAll: (count) => `Alle ${count} zeigen`,

  passkeys: 'Passkeys',
  noPasskeys:
    'Noch keiner. Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder PIN an.',
  passkeysNote: 'Jeder genügt für sich zur Anmeldung, ohne Passwort.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Passkey hinzugefügt',
  remove: 'Entfernen',
  removeNamed: (name) => `Passkey ${name} entfernen`,
  removeQuestion: (name) => `Passkey „${name}“ entfernen?`,
  removeNote:
    'Er meldet niemanden mehr an. Löschen Sie ihn auch auf dem Gerät oder Schlüssel, das ihn sonst weiter anbietet.',
  removePasskey: 'Passkey entfernen',
  passkeyRemoved: 'Passkey entfernt',
  added: (day) => `Hinzugefügt am ${day}`,
  neverUsed: 'nie benutzt',
  used: 'benutzt',

  password: 'Passwort',
  hasPassword: 'Ein Passwort ist gesetzt.',
  noPassword: 'Keines gesetzt. Sie melden sich auf anderen Wegen an.',
  changePassword: 'Passwort ändern',
  setPassword: 'Passwort setzen',
  choosePassword: 'Neues Passwort wählen',
  newPassword: 'Neues Passwort',
  savePassword: 'Passwort speichern',
  passwordSaved: 'Passwort gespeichert',
  cancel: 'Abbrechen',

  organisation: 'Organisation',
  region: 'Region',
  signsInAs: 'Meldet sich an als',
  phone: 'Telefon',
  lastSignIn: 'Letzte Anmeldung',
  neverBefore: 'Noch nie',
  memberSince: 'Mitglied seit',
  userId: 'Benutzer-ID',
  permissions: 'Berechtigungen',

  signOut: 'Abmelden',
  signOutNote: 'Hier oder auf allen Geräten zugleich.',
  signOutEverywhere: 'Überall abmelden',
  signOutFailed: 'Abmelden misslungen: Der Server hat nicht geantwortet',
  signOutQuestion: 'Überall abmelden?',
  signOutEffect: 'Alle Ihre Sitzungen enden, auf diesem und allen anderen Geräten.',
  sessionsUnknown:
    'Ihr Identitätsanbieter sagt nicht, wo Sie sonst angemeldet sind. „Überall abmelden“ beendet auch diese Sitzungen.',
  sessionEnded: 'Sitzung beendet',
  thisOne: 'Diese',
  signedIn: 'angemeldet',
  end: 'Beenden',
  endNamed: (name) => `Sitzung ${name} beenden`,

  changeTo: (name) => `Zu ${name} wechseln`,
  changingAlready: 'Der Wechsel läuft schon',

  app: 'Authenticator-App',
  on: 'An',
  appNote: 'Ein zweiter Faktor neben dem Passwort.',
  newCodes: 'Neue Wiederherstellungscodes',
  removeApp: 'App entfernen',
  setUpApp: 'App einrichten',
  removeAppQuestion: 'Authenticator-App entfernen?',
  removeAppEffect:
    'Die Anmeldung fragt nach keinem Code mehr, und die Wiederherstellungscodes gelten nicht mehr.',
  appRemoved: 'Authenticator-App entfernt',
  codesLeft: (left) =>
    left === 0
      ? 'Keine Wiederherstellungscodes mehr übrig: Erzeugen Sie neue.'
      : left === 1
        ? 'Ein Wiederherstellungscode ist übrig.'
        : `${left} Wiederherstellungscodes sind übrig.`,
  setUpTitle: 'Authenticator-App einrichten',
  setUpNote: 'Ab dann fragt die Anmeldung nach einem Code der App.',
  codes: 'Wiederherstellungscodes',
  codesNote:
    'Zehn Codes, mit denen Sie hineinkommen, wenn die App verloren ist. Frühere Codes gelten dann nicht mehr.',
  codesKept: 'Ich habe sie aufbewahrt',
  notNow: 'Jetzt nicht',
  makeCodes: 'Wiederherstellungscodes erzeugen',
  makingCodes: 'Codes werden erzeugt',

  consoleLanguage: 'Sprache',
  asBrowser: (what) => `Wie der Browser: ${what}`,
  languageNote: 'Texte, Zahlen und Daten.',
  timeZone: 'Zeitzone',
  timeZoneNote: 'Alle Zeiten der Konsole werden darin gezeigt.',

  method_pwd: 'Passwort',
  method_totp: 'Authenticator-App',
  method_otp: 'Code',
  method_email: 'E-Mail',
  method_sms: 'SMS',
  method_voice: 'Anruf',
  method_whatsapp: 'WhatsApp',
  method_webauthn: 'Passkey',
  method_oauth: 'Anderes Konto',
  method_fed: 'Single Sign-on',
  method_recovery: 'Wiederherstellungscode',
  device: (browser, system) => `${browser} unter ${system}`,
  unknownDevice: 'Unbekanntes Gerät',
  unknownPlace: 'Ort unbekannt',
};
