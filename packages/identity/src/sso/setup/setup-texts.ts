export const SETUP_LANGUAGES = ['en', 'de'] as const;
export type SetupLanguage = (typeof SETUP_LANGUAGES)[number];

const en = {
  title: 'Set up single sign-on',
  forTenant: 'For',
  language: 'Language',
  openText:
    'You were sent this link to connect your identity provider. It works once: after you continue, only this browser can use it, for one hour.',
  open: 'Continue',
  gone: 'This link is no longer valid',
  goneText: 'It was used, revoked or has expired. Ask your administrator for a new one.',
  busy: 'Too many attempts',
  busyText: 'Wait a minute, then reload this page.',
  savedTitle: 'Single sign-on is set up',
  savedText:
    'You can close this page. To check the connection, sign in with an address of your organization.',
  current: 'Current configuration',
  none: 'Not set up yet',
  domains: 'Email domains that use it',
  noDomains: 'None yet. Your administrator adds them.',
  ours: 'Values for your identity provider',
  oursText: 'Create an application at your identity provider with these values.',
  entityIdOurs: 'Entity ID (audience)',
  acsUrl: 'Assertion consumer service (ACS) URL',
  redirectUri: 'Redirect URI for OpenID Connect',
  method: 'Values from your identity provider',
  methodText: 'Fill in one of the three forms. Saving replaces the current configuration.',
  metadata: 'SAML with a metadata URL',
  saml: 'SAML with single values',
  oidc: 'OpenID Connect',
  metadataUrl: 'Metadata URL',
  metadataHint: 'Certificates are renewed from here.',
  idpUrl: 'Sign-on URL',
  entityId: 'Entity ID (issuer)',
  idpCert: 'Signing certificate (PEM)',
  issuer: 'Issuer URL',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretHint: 'Leave empty to keep the current secret.',
  save: 'Save',
  error: 'Nothing was saved.',
  required: 'Fill in this field.',
  address: 'Enter a web address that starts with https://.',
  certificate: 'This is not a certificate. Paste it with its BEGIN and END lines.',
  noMetadata: 'No SAML metadata was found at this address.',
  noIssuer: 'No OpenID Connect provider was found at this address.',
  refused: 'The settings were rejected. Check the values.',
};
export type SetupText = keyof typeof en;

const de: Record<SetupText, string> = {
  title: 'Single Sign-On einrichten',
  forTenant: 'Für',
  language: 'Sprache',
  openText:
    'Mit diesem Link verbinden Sie Ihren Identitätsanbieter. Er gilt einmal: Wenn Sie fortfahren, kann ihn nur noch dieser Browser verwenden, eine Stunde lang.',
  open: 'Weiter',
  gone: 'Dieser Link ist nicht mehr gültig',
  goneText:
    'Er wurde verwendet, widerrufen oder ist abgelaufen. Bitten Sie Ihre Administration um einen neuen.',
  busy: 'Zu viele Versuche',
  busyText: 'Warten Sie eine Minute und laden Sie die Seite neu.',
  savedTitle: 'Single Sign-On ist eingerichtet',
  savedText:
    'Sie können diese Seite schließen. Melden Sie sich zur Kontrolle mit einer Adresse Ihrer Organisation an.',
  current: 'Aktuelle Konfiguration',
  none: 'Noch nicht eingerichtet',
  domains: 'E-Mail-Domains, für die sie gilt',
  noDomains: 'Noch keine. Ihre Administration fügt sie hinzu.',
  ours: 'Werte für Ihren Identitätsanbieter',
  oursText: 'Legen Sie bei Ihrem Identitätsanbieter eine Anwendung mit diesen Werten an.',
  entityIdOurs: 'Entity-ID (Audience)',
  acsUrl: 'Assertion-Consumer-Service-URL (ACS)',
  redirectUri: 'Redirect-URI für OpenID Connect',
  method: 'Werte Ihres Identitätsanbieters',
  methodText:
    'Füllen Sie eines der drei Formulare aus. Speichern ersetzt die aktuelle Konfiguration.',
  metadata: 'SAML mit Metadaten-URL',
  saml: 'SAML mit einzelnen Werten',
  oidc: 'OpenID Connect',
  metadataUrl: 'Metadaten-URL',
  metadataHint: 'Von hier werden Zertifikate erneuert.',
  idpUrl: 'Anmelde-URL (SSO-URL)',
  entityId: 'Entity-ID (Aussteller)',
  idpCert: 'Signaturzertifikat (PEM)',
  issuer: 'Issuer-URL',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  secretHint: 'Leer lassen, um das aktuelle Secret zu behalten.',
  save: 'Speichern',
  error: 'Es wurde nichts gespeichert.',
  required: 'Füllen Sie dieses Feld aus.',
  address: 'Geben Sie eine Webadresse ein, die mit https:// beginnt.',
  certificate: 'Das ist kein Zertifikat. Fügen Sie es mit den Zeilen BEGIN und END ein.',
  noMetadata: 'Unter dieser Adresse wurden keine SAML-Metadaten gefunden.',
  noIssuer: 'Unter dieser Adresse wurde kein OpenID-Connect-Anbieter gefunden.',
  refused: 'Die Einstellungen wurden abgelehnt. Prüfen Sie die Werte.',
};

export const SETUP_TEXTS: Readonly<Record<SetupLanguage, Record<SetupText, string>>> = { en, de };

/** The selected language, else the first supported one of the browser; else English. */
export function setupLanguage(chosen: string, accepted: string): SetupLanguage {
  const tags = [chosen, ...accepted.split(',').map((tag) => tag.split(';')[0]?.trim() ?? '')];
  for (const tag of tags) {
    const found = SETUP_LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
