import type { Translation } from '@waybill/ui';
import type { setupText } from './setup.text.ts';

export const de: Translation<typeof setupText> = {
  notYet: 'Waybill ist noch nicht eingerichtet',
  notYetLead: 'Die erste Administration wird über einen einmaligen Link benannt.',
  openPrinted:
    'Öffnen Sie den Link, den Waybill beim Start ausgegeben hat. Er gilt einmal, für eine Stunde; ein neuer Start gibt einen neuen aus.',
  title: 'Waybill einrichten',
  lead: 'Nennen Sie Ihre Organisation und ihre erste Administratorin oder ihren ersten Administrator.',
  invalid: 'Der Einrichtungslink gilt nicht mehr',
  invalidLead:
    'Jeder Link gilt einmal, für eine Stunde. Starten Sie Waybill neu, um einen neuen zu erhalten; wenn schon jemand eingerichtet hat, melden Sie sich an.',
  done: 'Waybill ist eingerichtet',
  doneLead: 'Melden Sie sich mit E-Mail und Passwort der Administration an.',
  toSignIn: 'Zur Anmeldung',
  organisation: 'Organisation',
  yourName: 'Ihr Name',
  email: 'E-Mail',
  password: 'Passwort',
  domains: 'Eigene Mail-Domains',
  domainsHint: 'Adressen in diesen Domains gelten als innen. Weitere können später hinzukommen.',
  noDomain: 'ist keine Mail-Domain',
  domainNeeded: 'Mindestens eine eigene Mail-Domain ist nötig',
  setUp: 'Einrichten und anmelden',
};
